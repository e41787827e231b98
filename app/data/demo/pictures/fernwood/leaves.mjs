import { circle, path, pen } from '../drawing/canvas.mjs'
import { around, normals, offset, placed, ribbon, sample, smooth, straight } from '../drawing/path.mjs'

/** How wide leaves are along their length: half widths from 0 to 1. */
const profile = {
  oval: t => Math.sin(Math.PI * t ** 0.85) ** 0.9,
  egg: t => Math.sin(Math.PI * t ** 0.62) ** 0.95,
  spoon: t => Math.sin(Math.PI * t ** 1.5) ** 0.8,
  lance: t => Math.sin(Math.PI * t ** 0.7) ** 1.25,
  blade: t => Math.min(1, t * 6) * (1 - t ** 3) ** 0.8,
}

/** Points of a line that sets off at `angle` (radians) and bends by `bend` over its length. */
export function bent({ x, y, angle, length, bend = 0, steps = 14 }) {
  const points = [[x, y]]
  for (let step = 1; step <= steps; step++) {
    const heading = angle + bend * ((step - 0.5) / steps)
    const [px, py] = points[points.length - 1]
    points.push([px + (Math.cos(heading) * length) / steps, py + (Math.sin(heading) * length) / steps])
  }
  return points
}

const between = (points, t) => {
  const at = Math.max(0, Math.min(1, t)) * (points.length - 1)
  const [low, rest] = [Math.floor(at), at - Math.floor(at)]
  const [from, to] = [points[low], points[Math.min(points.length - 1, low + 1)]]
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
}

/** Veins from the middle towards the rim, both sides, as knocked-out strokes. */
function veinsOf(points, half, { count, bare, width, slant = 0.16, reach = 0.86 }) {
  const rims = [offset(points, t => half(t) * reach), offset(points, t => -half(t) * reach)]
  return sample(count, t => 0.06 + t * 0.8).flatMap(t =>
    rims.map(rim => {
      const [from, to] = [between(points, t), between(rim, t + slant * (1 - t * 0.35))]
      const middle = between(points, t + slant * 0.34)
      const through = [
        from[0] * 0.25 + to[0] * 0.4 + middle[0] * 0.35,
        from[1] * 0.25 + to[1] * 0.4 + middle[1] * 0.35,
      ]
      return path(smooth([from, through, to]), pen(bare, width * (1 - t * 0.4)))
    }),
  )
}

/**
 * One leaf: its shape, and its veins knocked out to the paper. `width` is its greatest half width;
 * `teeth` notches the rim; `stalk` is the length of the stem below it.
 */
export function leaf({
  x,
  y,
  angle,
  length,
  width,
  bend = 0,
  fill,
  bare = '#fff',
  veins = 8,
  shape = 'oval',
  teeth = 0,
  vein = 3,
  stalk = 0,
  reach,
  slant,
}) {
  const points = bent({ x, y, angle, length, bend, steps: teeth ? Math.max(24, teeth * 2) : 14 })
  const wave = t => (teeth ? 1 - 0.09 * Math.abs(((t * teeth) % 1) - 0.2) : 1)
  const half = t => width * profile[shape](Math.min(0.999, Math.max(0.001, t))) * wave(t) + 0.4
  const foot = stalk
    ? path(
        straight([
          [x - Math.cos(angle) * stalk, y - Math.sin(angle) * stalk],
          [x, y],
        ]),
        pen(fill, vein * 1.8),
      )
    : ''
  return [
    foot,
    path(ribbon(points, half), { fill }),
    veins
      ? path(
          ribbon(points.slice(0, -1), t => vein * (1 - t) * 0.62 + 0.5),
          { fill: bare },
        )
      : '',
    veins ? veinsOf(points, half, { count: veins, bare, width: vein * 0.62, reach, slant }) : '',
  ]
}

/** A fern frond: pinnae along a bent midrib, longest at a fifth of its length, each cut into rounded lobes. */
export function frond({ x, y, angle, length, bend, spread, fill, bare = '#fff', pairs = 20, lobes = 12 }) {
  const points = bent({ x, y, angle, length, bend, steps: 80 })
  const sides = normals(points)
  const rib = path(
    ribbon(points, t => 6.5 * (1 - t) + 1.2),
    { fill },
  )
  const pinnae = sample(pairs, t => 0.15 + 0.84 * t ** 0.86).flatMap(t => {
    const at = Math.round(t * 80)
    const [px, py] = points[at]
    const heading = Math.atan2(-sides[at][0], sides[at][1])
    const grown = (t - 0.15) / 0.85
    const long = spread * (0.72 + 0.28 * Math.min(1, grown / 0.2)) * (1 - grown) ** 0.82 + 7
    const gap = ((length * 0.84) / pairs) * (1.12 - grown * 0.55)
    return [1, -1].map(side =>
      pinna({
        x: px,
        y: py,
        heading: heading + side * (1.32 - grown * 0.5),
        long,
        side,
        fill,
        bare,
        wide: gap * 0.7,
        lobes,
      }),
    )
  })
  return [pinnae, rib]
}

/** One pinna: a long leaf whose rim is cut into lobes, with its midrib knocked out. */
function pinna({ x, y, heading, long, side, fill, bare, wide, lobes }) {
  const count = Math.max(3, Math.round(lobes * Math.min(1, long / 150)))
  const spine = bent({ x, y, angle: heading, length: long, bend: -side * 0.34, steps: count * 8 })
  const half = t =>
    Math.min(wide, long * 0.2) *
      (1 - t) ** 0.55 *
      Math.min(1, 0.5 + t * 5) *
      (0.62 + 0.38 * Math.abs(Math.sin(Math.PI * count * t)) ** 0.7) +
    0.6
  return [
    path(ribbon(spine, half), { fill }),
    long > 60
      ? path(
          ribbon(spine.slice(0, -4), t => 1.5 * (1 - t) + 0.3),
          { fill: bare },
        )
      : '',
  ]
}

/** A ginkgo leaf: a notched fan on a long stalk, its veins running out like rays. */
export function ginkgo({
  x,
  y,
  r,
  angle,
  fill,
  bare = '#fff',
  open = 1.15,
  notch = 0.42,
  rays = 26,
  wave = 0.05,
}) {
  const outline = sample(41, t => {
    const turn = (t - 0.5) * 2 * open
    const dip = notch * Math.exp(-((turn / 0.1) ** 2))
    const edge = 1 - dip + wave * Math.sin(turn * 11) - 0.14 * Math.abs(turn / open) ** 4
    return [Math.cos(turn) * r * edge, Math.sin(turn) * r * edge]
  })
  const shape = [[0, 0], [r * 0.1, -r * 0.07], ...outline, [r * 0.1, r * 0.07]]
  const place = points => placed(points, { x, y, angle })
  const veins = sample(rays, t => {
    const turn = (t - 0.5) * 1.86 * open
    const far = 0.93 - notch * Math.exp(-((turn / 0.1) ** 2)) - 0.12 * Math.abs(turn / open) ** 4
    return path(
      smooth(
        place([
          [r * 0.14, turn * r * 0.05],
          [Math.cos(turn * 0.9) * r * 0.5, Math.sin(turn * 0.9) * r * 0.48],
          [Math.cos(turn) * r * far, Math.sin(turn) * r * far],
        ]),
      ),
      pen(bare, r * 0.0085),
    )
  })
  const stalk = path(
    ribbon(
      place(sample(9, t => [-r * 0.95 * t, Math.sin(t * 2.4) * r * 0.12])),
      t => r * 0.018 * (1.3 - t * 0.5),
    ),
    { fill },
  )
  return [stalk, path(smooth(place(shape), true), { fill }), veins]
}

/** A monstera leaf: a heart of broad fingers that part towards the rim, with holes beside the midrib. */
export function monstera({ x, y, r, angle, fill, bare = '#fff', vein = 5 }) {
  const place = points => placed(points, { x, y, angle })
  const fingers = [
    { at: -0.06, lean: 2.5, reach: 0.74, wide: 0.2, curve: -0.5 },
    { at: 0.04, lean: 1.95, reach: 0.98, wide: 0.19, curve: -0.55 },
    { at: 0.22, lean: 1.56, reach: 1.0, wide: 0.165, curve: -0.55 },
    { at: 0.42, lean: 1.26, reach: 0.92, wide: 0.145, curve: -0.5 },
    { at: 0.62, lean: 1.0, reach: 0.76, wide: 0.125, curve: -0.45 },
    { at: 0.82, lean: 0.72, reach: 0.58, wide: 0.105, curve: -0.35 },
  ]
  const spineOf = ({ at, lean, reach, curve }, side) =>
    bent({ x: at * r, y: 0, angle: side * lean, length: reach * r, bend: side * curve, steps: 16 })
  const each = draw => [1, -1].flatMap(side => fingers.map(finger => draw(spineOf(finger, side), finger)))
  const half = wide => t =>
    r * wide * Math.min(1, 0.75 + t * 0.6) * (1 - Math.max(0, (t - 0.72) / 0.28) ** 2.4) ** 0.5 + 0.3
  const lobes = each((spine, { wide }) => path(ribbon(place(spine), half(wide)), { fill }))
  const tip = path(
    ribbon(
      place(bent({ x: r * 0.7, y: 0, angle: 0, length: r * 0.82, steps: 12 })),
      t => r * 0.16 * (1 - t) ** 0.8,
    ),
    { fill },
  )
  const heart = placed(
    around(30, [0, 0], turn => r * (0.46 + 0.07 * Math.cos(turn)), 1),
    { x: r * 0.3, y: 0, scale: 1 },
  )
  const ribs = each(spine =>
    path(
      ribbon(place(spine.slice(0, 15)), t => vein * 0.42 * (1 - t) + 0.6),
      { fill: bare },
    ),
  )
  const holes = [1, -1].flatMap(side =>
    fingers.slice(1, 5).map(({ at, lean, reach }) => {
      const hole = bent({
        x: (at + 0.115) * r,
        y: side * r * 0.1,
        angle: side * (lean - 0.1),
        length: reach * r * 0.24,
        bend: -side * 0.3,
        steps: 8,
      })
      return path(
        ribbon(place(hole), t => r * 0.03 * Math.sin(Math.PI * (0.12 + t * 0.76))),
        { fill: bare },
      )
    }),
  )
  const midrib = ribbon(place(sample(8, t => [r * (-0.1 + t * 1.5), 0])), t => vein * (1 - t) * 0.8 + 0.6)
  const stalk = ribbon(
    place(sample(9, t => [-r * 0.06 - t * r * 1.6, Math.sin(t * 2) * r * 0.16])),
    _t => vein * 1.5,
  )
  return {
    stalk: path(stalk, { fill }),
    blade: [
      path(smooth(place(heart), true), { fill }),
      tip,
      lobes,
      holes,
      ribs,
      path(midrib, { fill: bare }),
    ],
  }
}

/** A row of small printed points, for spores, pollen and soil. */
export const specks = (random, { count, x, y, spread, tall = spread, r, fill }) =>
  sample(count, () =>
    circle(x + random.bell() * spread, y + random.bell() * tall, r * random.between(0.4, 1), { fill }),
  )
