import { useState } from "react";
import { Problem } from "#shared/errors.ts";
import { problemToast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { openProvider, providerNames } from "./provider-sign-in.api.ts";

/** A button for each configured sign-in provider. Loaded only if there is one. */
export function ProviderButtons({ isNew }: { isNew: boolean }) {
  const [redirecting, setRedirecting] = useState<number>();
  const leave = async (at: number) => {
    setRedirecting(at);
    try {
      await openProvider(at, isNew);
    } catch (failure) {
      problemToast(failure instanceof Problem && failure.message ? failure.message : "An error occurred", undefined, undefined, "sign-in");
    } finally {
      setRedirecting(undefined);
    }
  };
  return providerNames().map((name, at) => (
    <Button key={name} wide isBusy={redirecting === at} isHeld={redirecting !== undefined} onClick={() => void leave(at)}>
      Continue with {name}
    </Button>
  ));
}
