import "./lifestyle.css";
import { Scene } from "#web/ui/scene.tsx";
import { Pear } from "#web/ui/still-life.tsx";
import { Pot, Vegetables } from "#web/ui/still-life-features.tsx";
import { OnThisPage } from "#web/ui/on-this-page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { HabitsPanel } from "./habits.panel.tsx";
import { MealsPanel } from "./meals.panel.tsx";
import { NearbyPanel } from "./nearby.panel.tsx";
import { ResetPanel } from "./reset.panel.tsx";

export function LifestylePage() {
  return (
    <div className="lifestyle">
      <PageHeader
        title="Lifestyle"
        lead="Food, habits, the week as a whole. Good enough counts."
        art={
          <Scene width={400} height={150}>
            <Vegetables x={64} y={150} scale={1.08} />
            <Pot x={214} y={150} scale={1.04} />
            <Pear x={366} y={150} scale={0.86} />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Vegetables x={8} y={100} scale={0.84} />
          </Scene>
        }
      >
        <OnThisPage />
      </PageHeader>
      <div className="wrap">
        <MealsPanel />
        <HabitsPanel />
        <NearbyPanel />
      </div>
      <ResetPanel />
    </div>
  );
}
