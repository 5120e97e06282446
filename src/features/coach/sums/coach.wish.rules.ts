/** Words in which somebody wishes for something with a price. All texts here are the output of `plain`. */

/** "I want 1200 for a laptop", without the word saving. */
export const wished =
  /^(?!.*\b(?:owe[sd]?|debts?|loans?|cards?|pay(?:ing)? (?:off|back|down)|sell\w*|sold|old|used to|raise|salary|job|income|position|(?:an?|per) (?:hour|year)|lose|lbs?|pounds|rent|bills?|refund|repairs?|fix\w*|deposit|back|from (?:him|her|them|my))\b).*\b(?:i|we)(?:'d| would)? (?:really |just |only )?(?:want|like|hope)\b(?: to (?:get|have|buy)(?: (?:an?|about|around|\w+))? \$?\d[\d,.]*k?\b| an? (?:\w+ )?\$?\d[\d,.]*k?\b|(?: (?:about|around|like))? \$?\d[\d,.]*k?(?: dollars| bucks)? for\b)/;
/** "1200 for a laptop by may": a sum for a thing and a day, and nothing else. */
export const wishedByDay =
  /^(?!.*\b(?:owe[sd]?|loans?|cards?|bills?|repairs?|fix\w*|rent|deposit|fine|ticket|quoted?|surgery|due|pay)\b)\W*(?:about |around )?\$?\d[\d,.]*k? (?:dollars |bucks )?for (?:an?|my|our|the|some) (?:[a-z-]+ ){1,4}(?:by|before|until|in|within)\b[^.!?]{3,25}$/;
