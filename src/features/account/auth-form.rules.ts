/** Specification, section 5: e-mail required (e-mail type); password required, minimum length 6. */
export const passwordMinimum = 6;
export const passwordMaximum = 128;

export function emailProblem(typed: string, isMistyped: boolean): string | undefined {
  if (typed.trim() === "") return "Please enter your email.";
  return isMistyped ? "Please enter a whole email address, such as you@example.com." : undefined;
}

/** Length is counted in UTF-16 units, as the browser's own minlength does. */
export function passwordProblem(typed: string): string | undefined {
  if (typed === "") return "Please enter your password.";
  if (typed.length < passwordMinimum) return `Please use at least ${passwordMinimum} characters.`;
  return typed.length > passwordMaximum ? `Please use at most ${passwordMaximum} characters.` : undefined;
}
