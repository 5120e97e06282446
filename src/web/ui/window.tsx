/** A window with the houses across the street; `x y w h` is the glass. Sun by day, moon by night. */
export function Window({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g>
      <path fill="var(--art-frame)" d={`M${x - 10} ${y - 9}H${x + w + 11}V${y + h + 8}H${x - 9}z`} />
      <svg className="pane-view" x={x} y={y} width={w} height={h} viewBox="250 14 330 300" preserveAspectRatio="none">
        <path fill="var(--art-sky)" d="M250 14h330v300h-330z" />
        <circle cx="438.1" cy="164.0" r="51.0" fill="var(--art-sun)" />
        <path fill="var(--art-moon)" transform="translate(335.8 74.0) scale(1.28)" d="M-8-26A26 26 0 1 0 24 12 22 22 0 0 1-8-26z" />
        <path fill="var(--art-hill-far)" d="M250.0 200L289.6 164L349.0 182L415.0 212L487.6 176L580.0 194L580.0 314L250.0 314z" />
        <path fill="var(--art-house)" d="M243.4 224L269.8 224L269.8 182L284.6 182L284.6 206L306.1 189.5L368.8 236L368.8 320L243.4 320z" />
        <path fill="var(--art-house-2)" d="M360.6 260L405.1 221L448.0 257L448.0 320L358.9 320z" />
        <path fill="var(--art-house)" d="M467.8 245L520.6 197L547.0 218L547.0 191L561.8 191L561.8 224L586.6 245L586.6 320L467.8 320z" />
        <path
          fill="var(--art-roof)"
          d="M243.4 234.5L306.1 180.5L377.1 237.5L368.8 242L306.1 194L243.4 246.5zM352.3 257L405.1 210.5L454.6 254L448.0 258.5L405.1 222.5L360.6 261.5zM459.6 242L520.6 186.5L586.6 242L586.6 254L520.6 200L467.8 246.5z"
        />
        <path
          fill="var(--art-pane)"
          d="M283.0 242L297.9 242L297.9 264.5L283.0 264.5zM316.0 242L330.9 242L330.9 264.5L316.0 264.5zM396.9 260L411.7 260L411.7 282.5L396.9 282.5zM500.8 242L515.7 242L515.7 264.5L500.8 264.5zM533.8 242L548.7 242L548.7 264.5L533.8 264.5zM283.0 284L297.9 284L297.9 306.5L283.0 306.5zM533.8 284L548.7 284L548.7 306.5L533.8 306.5z"
        />
        <path fill="var(--art-hill)" d="M434.8 320L433.1 272L448.0 248L467.8 242L481.0 263L484.3 296L477.7 320z" />
      </svg>
      <path fill="var(--art-frame)" d={`M${x + w * 0.4864} ${y}h8v${h}h-8zM${x} ${y + h * 0.366}h${w}v7h${-w}z`} />
      <path fill="var(--art-cream-deep)" d={`M${x - 20} ${y + h + 7}H${x + w + 21}V${y + h + 19}H${x - 18}z`} />
    </g>
  );
}
