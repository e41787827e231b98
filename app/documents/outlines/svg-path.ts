import type { Outline } from './outline-text.ts'

const SVG_COMMANDS: Record<string, string> = { m: 'M', l: 'L', c: 'C', h: 'Z' }

/** A line of text as SVG paths: it begins at `x` on the base line `y`, in pixels. */
export function svgPaths({ shapes }: Outline, { x, y }: { x: number; y: number }): string {
  return shapes
    .map(shape => {
      const [left, base] = [x + shape.x, y - shape.y].map(rounded)
      const place = `translate(${left} ${base}) scale(${shape.scale} ${-shape.scale})`
      return `<path transform="${place}" d="${svgCommands(shape.path)}"/>`
    })
    .join('')
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** PDF writes the operator behind its numbers, SVG before them. */
const svgCommands = (operators: string) =>
  operators
    .split('\n')
    .map(line => `${SVG_COMMANDS[line.slice(-1)] ?? ''}${line.slice(0, -1).trim()}`)
    .join('')
