import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { bent, leaf } from './leaves.mjs'

/** A petal with an outline in a darker tint and a few lines along it; base at the origin, pointing along `angle`. */
export function petal({
  angle,
  length,
  width,
  bend = 0,
  fill,
  edge,
  line = edge,
  lines = 4,
  shape = 'spoon',
  rim = 2.5,
}) {
  const drawn = { x: 0, y: 0, angle, bend, veins: 0, shape }
  const threads = sample(lines, t => (lines === 1 ? 0 : (t - 0.5) * 1.3)).map(side => {
    const along = bent({ x: 0, y: 0, angle, length: length * (0.82 - Math.abs(side) * 0.25), bend, steps: 8 })
    const moved = along.map(([x, y], index) => {
      const heading = angle + bend * (index / 8)
      const by = side * width * 0.78 * Math.sin(Math.min(1, (index / 8) * 0.95) * 1.6)
      return [x - Math.sin(heading) * by, y + Math.cos(heading) * by]
    })
    return path(smooth(moved), pen(line, 1.8))
  })
  return [
    leaf({ ...drawn, length: length + rim, width: width + rim, fill: edge }),
    leaf({ ...drawn, length, width, fill }),
    lines ? threads : '',
  ]
}

/** Petals around a middle, every second row turned half a step; `rows` go from the outside in. */
export function rosette({ x, y, turn = 0, scale = 1, rows }) {
  const drawn = rows.map(({ count, offset = 0, ...shape }) =>
    sample(count, t => Math.round(t * (count - 1))).map(index =>
      petal({ ...shape, angle: ((index + offset) / count) * Math.PI * 2 }),
    ),
  )
  return group(drawn, { transform: put(x, y, turn, scale) })
}

/** A stem through points, thinner towards its end. */
export const stem = (points, width, fill) =>
  path(
    ribbon(points, t => width * (1 - t * 0.55)),
    { fill },
  )

/** A round flower head of many small dots, as of clover, allium or mimosa. */
export function pompon(random, { x, y, r, count = 60, fill, light }) {
  return sample(count, () => {
    const [angle, far] = [random.between(0, Math.PI * 2), random.next() ** 0.5]
    return circle(
      x + Math.cos(angle) * r * far,
      y + Math.sin(angle) * r * far,
      r * random.between(0.09, 0.17),
      { fill: random.next() < 0.7 ? fill : light },
    )
  })
}
