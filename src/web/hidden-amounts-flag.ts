/** Set on a device whose amounts and journal texts are blurred; its own file, so that the shell does not load the rest for it. */
export const hiddenAmountsFlag = "evenday.amounts-hidden";
