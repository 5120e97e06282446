/**
 * Words that name the danger. Beside one of these or of `grave` (venting.ts) a finding of the encoder is never a faint sign.
 * Same notation as the patterns.
 */
export const plain = `
disappear|vanish|exist|existing|alive|forever|goodbye|goodnight
attempt|attempts|attempted
cut|cuts|cutting|scar|scars|stitches|bruise|bruises|wound|wounds
bled|bleed|bleeding|blood|bloody
slap|slapped|slapping|punch|punched|punching|hit|hitting|hurt|hurting|hurtin|burn|burned|burning|bit|bite|harm|harming|kill|killed|topping ..2 myself|my
did|do|done|doing ..2 to ..1 myself|my
do|doing away with
cigarette|cigarettes|sharp|sharper|sharpener
stop|not|dont|without|go|whether|want|wish ..3 live|living
end|ends|ending|ended ..1 ones|my|this|the life
step|stepping|stepped|walk|walking ..2 front
railing|pier|cliff|weir|river|balcony|quarry|platform|overpass|engine
my ..1 thigh|thighs|wrist|wrists|ankle|ankles
hide|hiding|cover|covering|see|show ..2 arms|legs|sleeves|skin
tonight|tonite
not|wont|wouldnt|longer|never ..1 be ..1 here|around
foot ..2 door
id better be
daddy|stepdad|stepfather|bully|bullies
levantarme la voz
esta noche
do it now|here|tonight|today|tomorrow|$
voices|traffic
suicidal|suicide|unalive|kms
choke|choked|choking|purple|blue
smash|smashed|grip|gripped|grab|grabbed|shove|shoved|shook|strangle|strangled|beat|beating
mata|matan|mato|mate|matar|matara|matarme|muero|morir|morirme|muerto|muerta|suicidarme
quita|quitar|quitarme la vida
pastillas|pistola|cuchillo|soga|puente`;

/** Food and the body, if the encoder found an eating disorder. */
export const plainFood = `
eat|eating|eaten|ate|food|meal|meals|lunch|dinner|breakfast|supper|bread|cake|apple|banana|almonds|fruit|grape|grapes|meat|steak|plate|kitchen
throw|throwing|threw|thrown|throws|bring|brought ..3 up
hungry|hunger|fast|fasting|fasted|restricting|restrict|bmi|treadmill|toilet|porcelain|scale
comer|comido|como|vomito|vomitar`;
