/**
 * How such an app is usually put together: everything in one script, drawn by the browser. React, a router, queries, a kit of
 * controls, charts, a calendar, schemas and Markdown, each used on some page. The sign-in page says what ours says.
 */
import { Dialog } from "@base-ui/react/dialog";
import { Select } from "@base-ui/react/select";
import { Slider } from "@base-ui/react/slider";
import { Tabs } from "@base-ui/react/tabs";
import { Toast } from "@base-ui/react/toast";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { BookOpen, Calendar, CreditCard, FileText, Heart, House, MessageCircle, PiggyBank, Sprout, Trophy, Utensils } from "lucide-react";
import { marked } from "marked";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { createRoot } from "react-dom/client";
import { Link, Route, Switch } from "wouter";
import { z } from "zod";

const features = [
  ["home", House],
  ["budget", PiggyBank],
  ["challenge", Calendar],
  ["debt", CreditCard],
  ["mind", Heart],
  ["meals", Utensils],
  ["growth", Sprout],
  ["guides", BookOpen],
  ["coach", MessageCircle],
  ["points", Trophy],
  ["papers", FileText],
] as const;

const person = z.object({ email: z.email("Please enter your email."), password: z.string().min(6, "Six characters at least.") });

function SignIn() {
  const [typed, setTyped] = useState({ email: "", password: "" });
  const [problem, setProblem] = useState("");
  return (
    <main>
      <h1>Money, mood and the people around you, on one table.</h1>
      <p>A companion for a balanced life. What you write here belongs to you.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(person.safeParse(typed).error?.issues[0]?.message ?? "");
        }}
      >
        {(["email", "password"] as const).map((name) => (
          <label key={name}>
            {name} <input name={name} value={typed[name]} onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })} />
          </label>
        ))}
        <p role="alert">{problem}</p>
        <button type="submit">Sign In</button>
      </form>
      <ul>
        {features.map(([name, Icon]) => (
          <li key={name}>
            <Link href={`/${name}`}>
              <Icon /> {name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Feature({ name }: { name: string }) {
  const { data = [3, 5, 4] } = useQuery({
    queryKey: [name],
    queryFn: async () => (await (await fetch(`/api/${name}`)).json()) as number[],
  });
  const across = scaleLinear([0, data.length], [0, 300]);
  const up = scaleLinear([0, 10], [100, 0]);
  const d = line<number>((_, at) => across(at), up)(data) ?? "";
  return (
    <Tabs.Root defaultValue="now">
      <Tabs.List>
        <Tabs.Tab value="now">Now</Tabs.Tab>
        <Tabs.Tab value="days">Days</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="now">
        <svg>
          <path d={d} />
        </svg>
        <Slider.Root defaultValue={5}>
          <Slider.Control>
            <Slider.Track>
              <Slider.Thumb />
            </Slider.Track>
          </Slider.Control>
        </Slider.Root>
        <Select.Root>
          <Select.Trigger>{name}</Select.Trigger>
          <Select.Portal>
            <Select.Positioner>
              <Select.Popup>
                <Select.Item value={name}>{name}</Select.Item>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
        <pre>{String(marked.parse("# Words"))}</pre>
      </Tabs.Panel>
      <Tabs.Panel value="days">
        <DayPicker />
        <Dialog.Root>
          <Dialog.Trigger>Add</Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Popup>{name}</Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <Toast.Provider>
        <Switch>
          {features.map(([name]) => (
            <Route key={name} path={`/${name}`}>
              <Feature name={name} />
            </Route>
          ))}
          <Route>
            <SignIn />
          </Route>
        </Switch>
      </Toast.Provider>
    </QueryClientProvider>,
  );
}
