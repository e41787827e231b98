/** One stroke of a pen, as fonts have them. */
export type PathCommand = { command: string; args: number[] }

type Point = readonly [x: number, y: number]

/** An outline in the operators of PDF, which knows cubic curves only; in whole units of the font. */
export function pathOperators(commands: readonly PathCommand[]): string {
  let pen: Point = [0, 0]
  const written = commands.map(({ command, args }) => {
    const from = pen
    pen = args.length >= 2 ? [args.at(-2) ?? 0, args.at(-1) ?? 0] : pen
    if (command === 'moveTo') return `${rounded(args)} m`
    if (command === 'lineTo') return `${rounded(args)} l`
    if (command === 'bezierCurveTo') return `${rounded(args)} c`
    if (command === 'quadraticCurveTo') return `${rounded(cubic(from, args))} c`
    return 'h'
  })
  return written.join('\n')
}

/** A curve with one control point has the same shape with two, each two thirds of the way to it. */
function cubic([x0, y0]: Point, [cx = 0, cy = 0, x = 0, y = 0]: readonly number[]): number[] {
  const towards = (from: number, to: number) => from + (2 / 3) * (to - from)
  return [towards(x0, cx), towards(y0, cy), towards(x, cx), towards(y, cy), x, y]
}

const rounded = (values: readonly number[]) => values.map(Math.round).join(' ')
