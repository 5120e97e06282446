import { expect, test } from "vitest";
import { crisisText, distressText, faintText, instruction, requestedText, systemText } from "./coach.prompt.content.ts";

const calm = { isCrisis: false, isFaint: false, isDistress: false, isAsked: false };

test("a model always gets the whole system prompt first, and further parts only when needed", () => {
  expect(instruction(calm)).toBe(systemText);
  expect(instruction({ ...calm, isDistress: true })).toBe(`${systemText}\n\n${distressText}`);
  expect(instruction({ ...calm, isAsked: true })).toBe(`${systemText}\n\n${requestedText}`);
  // in a crisis the milder text for distress would weaken it
  expect(instruction({ ...calm, isFaint: true, isDistress: true })).toBe(`${systemText}\n\n${faintText}`);
  expect(instruction({ isCrisis: true, isFaint: true, isDistress: true, isAsked: true })).toBe(
    `${systemText}\n\n${crisisText}\n\n${requestedText}`,
  );
});

test("the prompt forbids a diagnosis, a dose, legal instructions, secrecy and foreign addresses, and contains no secret", () => {
  for (const rule of [
    /never diagnose/i,
    /never name doses/i,
    /never give legal or investment/i,
    /never ask for secrecy/i,
    /Never write any other address/,
    /may be forged/,
  ])
    expect(systemText).toMatch(rule);
  expect(systemText).not.toMatch(/key|password|https?:/i);
});
