/** Drawn on a 24-px grid with a 1.75 line and one soft patch. Next to text, or with a label; never alone. */
export type IconProps = { small?: boolean; label?: string };

function icon(line: string, patch?: string) {
  return function Icon({ small, label }: IconProps) {
    const named = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
    return (
      <svg className={small ? "i i-s" : "i"} viewBox="0 0 24 24" {...named}>
        {patch && <path className="patch" d={patch} />}
        <path d={line} />
      </svg>
    );
  };
}

export const PhoneIcon = /* @__PURE__ */ icon(
  "M5.5 4h4l1.7 4.5-2.2 1.7a11.5 11.5 0 0 0 4.8 4.8l1.7-2.2 4.5 1.7v4C11.5 20 4 12.5 5.5 4z",
  "M6 4h4l1.5 5-2.2 1.5a11 11 0 0 0 4.7 4.7L15.5 13l5 1.5v4C12 20 4 12 6 4z",
);
export const LampIcon = /* @__PURE__ */ icon("M8 4h8l3 7.5H5zM12 11.5V20M8 20h8M15.5 11.5V15", "M8 4h8l3 7.5H5z");
export const SearchIcon = /* @__PURE__ */ icon(
  "M5 10.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M14.6 14.6 20 20",
  "M5 10.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0",
);
export const EyeIcon = /* @__PURE__ */ icon(
  "M2.5 12C6.5 6 17.5 6 21.5 12c-4 6-15 6-19 0zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0",
  "M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12z",
);
export const BackIcon = /* @__PURE__ */ icon("m14.5 5.5-6.5 6.5 6.5 6.5");
export const NextIcon = /* @__PURE__ */ icon("m9.5 5.5 6.5 6.5-6.5 6.5");
export const DownIcon = /* @__PURE__ */ icon("m6 9.5 6 6 6-6");
export const PlusIcon = /* @__PURE__ */ icon("M12 5v14M5 12h14");
export const BackspaceIcon = /* @__PURE__ */ icon("M8.5 6H20v12H8.5L4 12zM11.5 9.5l5 5M16.5 9.5l-5 5");
export const EditIcon = /* @__PURE__ */ icon("m5 19 .8-4L16 4.8 19.2 8 9 18.2zM13.5 7.3l3.2 3.2", "m5 19 .8-4L16 4.8 19.2 8 9 18.2z");
export const CloseIcon = /* @__PURE__ */ icon("m6 6 12 12M18 6 6 18");
export const OverIcon = /* @__PURE__ */ icon("M12 19V5.5M6.5 11 12 5.5l5.5 5.5");
export const TableIcon = /* @__PURE__ */ icon("M4 5h16v14.5H4zM4 9.7h16M4 14.5h16M10.5 9.7v9.8", "M4 5h16v4.5H4z");
export const HomeIcon = /* @__PURE__ */ icon("M4 11.5 12 5l8 6.5M6 10.5V20h12v-9.5M10 20v-5h4v5", "M6 11h12v9H6z");
export const BudgetIcon = /* @__PURE__ */ icon("M4 6.5h16V19H4zM4.5 7 12 13l7.5-6", "M4 7l8 6 8-6v12H4z");
export const ChallengeIcon = /* @__PURE__ */ icon("M5 5.5h14V20H5zM5 10h14M9 3.5v4M15 3.5v4M9 15l2.2 2.2L15.5 13", "M5 10h14v10H5z");
export const MentalHealthIcon = /* @__PURE__ */ icon(
  "M3 17h18M6 17a6 6 0 0 1 12 0M12 5.5V8M4.8 9.3l1.7 1.4M19.2 9.3l-1.7 1.4M7 20.5h10",
  "M6 17a6 6 0 0 1 12 0z",
);
export const MenuIcon = /* @__PURE__ */ icon("M4.5 7.5h15M4.5 12h15M4.5 16.5h9");
export const CheckIcon = /* @__PURE__ */ icon("m5 12.5 4.5 4.5L19 7.5");
export const LeafIcon = /* @__PURE__ */ icon(
  "M5 19C5 9.5 11 5 20 5c0 9-5 14.5-13 13.5M4 21c2-5 5.5-8.5 10-10.5",
  "M5 19C5 9 11 5 20 5c0 9-5 14.5-15 14z",
);
export const UndoIcon = /* @__PURE__ */ icon("M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9");
export const SendIcon = /* @__PURE__ */ icon("M20 4.5 4 11.5l7.2 2.8L14.5 21zM11.2 14.3 20 4.5", "M4 12 20 4.5 15 20l-3.5-6z");
export const TextIcon = /* @__PURE__ */ icon(
  "M4 5.5h16V16h-8.5L7.5 20v-4H4zM8.5 10.8h.01M12 10.8h.01M15.5 10.8h.01",
  "M4 5.5h16V16h-9l-4 4v-4H4z",
);
export const AlertIcon = /* @__PURE__ */ icon("M12 4.5 20.5 19.5h-17zM12 10.5v4M12 17h.01", "M12 4 21 20H3z");
export const AgainIcon = /* @__PURE__ */ icon("M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5");
export const DeleteIcon = /* @__PURE__ */ icon(
  "M4.5 7.5h15M9 7.5V4.5h6v3M6.5 7.5l1 13h9l1-13M10.3 11.5v5.5M13.7 11.5v5.5",
  "M6.5 8h11l-1 12.5h-9z",
);
export const UploadIcon = /* @__PURE__ */ icon("M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14");
export const DocumentsIcon = /* @__PURE__ */ icon("M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h4", "M6 3.5h8l4 4v13H6z");
export const DownloadIcon = /* @__PURE__ */ icon("M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14");
export const ChartIcon = /* @__PURE__ */ icon("M3.5 20h17M5.5 20v-6h3v6M10.5 20V5h3v15M15.5 20V9h3v11", "M5 20v-6h4v6zM15 20V8h4v12z");
export const CalendarIcon = /* @__PURE__ */ icon("M5 5.5h14V20H5zM5 10h14M9 3.5v4M15 3.5v4", "M5 5.5h14V10H5z");
export const DebtIcon = /* @__PURE__ */ icon("M4 7.5h5v4.2h5v4.2h6V20M17 4v6m-2.5-2.3L17 10.2l2.5-2.5", "M4 8h5v4h5v4h6v4H4z");
export const LifestyleIcon = /* @__PURE__ */ icon(
  "M3.5 12h17M4.5 12a7.5 7.5 0 0 0 15 0M9 20h6M9.5 8.5c-1-1.5 1-2.5 0-4M14 8.5c-1-1.5 1-2.5 0-4",
  "M4 12h16a8 8 0 0 1-16 0z",
);
export const GrowthIcon = /* @__PURE__ */ icon(
  "M12 20.5V12M12 12c0-4 3-6 7.5-6 0 4.5-3 6.5-7.5 6zM12 15.5c0-3.5-2.5-5-6.5-5 0 3.5 2.5 5.5 6.5 5z",
  "M12 12c0-4 3-6 7.5-6 0 4.5-3 6.5-7.5 6z",
);
export const RelationshipsIcon = /* @__PURE__ */ icon(
  "M3.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M9.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0",
  "M3.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0",
);
export const CoachIcon = /* @__PURE__ */ icon("M4 5.5h16V16h-8.5L7.5 20v-4H4zM8.5 9.5h7M8.5 12.5h4.5", "M4 5.5h16V16h-9l-4 4v-4H4z");
export const PlaceIcon = /* @__PURE__ */ icon(
  "M12 21C7 15.5 5.5 13 5.5 10a6.5 6.5 0 0 1 13 0c0 3-1.5 5.5-6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0",
  "M12 21C7 15.5 5.5 13 5.5 10a6.5 6.5 0 0 1 13 0c0 3-1.5 5.5-6.5 11z",
);
export const InfoIcon = /* @__PURE__ */ icon(
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11.5v5M12 7.8h.01",
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0",
);
export const ClockIcon = /* @__PURE__ */ icon(
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.2l3.3 2",
  "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0",
);
export const LockIcon = /* @__PURE__ */ icon("M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3", "M5.5 11h13v9.5h-13z");
export const ProgressIcon = /* @__PURE__ */ icon("M6 20.5v-16h11.5L15 8.25 17.5 12H6", "M6 4.5h11l-2.5 3.75L17 12H6z");
export const LogoutIcon = /* @__PURE__ */ icon("M13 7V4H5v16h8v-3M10 12h10.5m-3-3 3 3-3 3", "M5 4h8v16H5z");
export const TagIcon = /* @__PURE__ */ icon("M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5h.01", "M4 4h8l8.5 8.5-8 8L4 12z");
export const CopyIcon = /* @__PURE__ */ icon("M9 8h11v12H9zM15 8V4H4v12h5", "M9 8h11v12H9z");
export const SquareIcon = /* @__PURE__ */ icon("M7 7h10v10H7z", "M7 7h10v10H7z");
export const ShareIcon = /* @__PURE__ */ icon("M12 15V4.5M8 8l4-3.5L16 8M6.5 11.5H5v8.5h14v-8.5h-1.5");
export const PersonIcon = /* @__PURE__ */ icon(
  "M8.3 8.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0M5 20a7 7 0 0 1 14 0z",
  "M5 20a7 7 0 0 1 14 0z",
);
