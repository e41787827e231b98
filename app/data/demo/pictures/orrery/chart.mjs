import { box, canvas, circle, group, oval, path, pen } from '../drawing/canvas.mjs'
import { ribbon, sample, short, smooth, straight } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'

export const ink = {
  void: '#070913',
  night: '#0d1020',
  indigo: '#171c3a',
  dusk: '#262b5c',
  line: '#8d97d6',
  pale: '#cdd4f7',
  white: '#f7f4ea',
  brass: '#d9a441',
  glint: '#f6dc9c',
  bronze: '#8c6327',
  rose: '#e5728f',
  violet: '#8a74ee',
  teal: '#49c0c4',
  blue: '#5c8df0',
  ember: '#e2683a',
}
export const screen = { style: 'mix-blend-mode:screen' }

export const hair = (color, width = 1.3, opacity = 1, more = {}) =>
  pen(color, width, { strokeOpacity: opacity, ...more })

/** A sheet with the night laid in: dark at the rim, a little lighter where `lights` ([x, y, r, colour, strength]) stand. */
export function night({ width = 1600, height = 1200, lights = [] }) {
  const art = canvas({ width, height })
  art.add(box(0, 0, width, height, { fill: ink.night }))
  const fill = art.radial(
    [
      [0, '#1b2148'],
      [0.55, '#111632'],
      [1, ink.void],
    ],
    { r: 0.8 },
  )
  art.add(box(0, 0, width, height, { fill }))
  for (const light of lights) halo(art, light)
  return art
}

/** A round light that fades to nothing. */
export function halo(art, [x, y, r, color, strength = 0.6]) {
  const fill = art.radial([
    [0, color, strength],
    [0.3, color, strength * 0.44],
    [0.62, color, strength * 0.12],
    [1, color, 0],
  ])
  art.add(circle(x, y, r, { fill, ...screen }))
}

/** Stars: many faint, few bright; `free(x, y)` says where they may stand. */
export function stars(art, { seed = 1, count = 420, size = 1, free = () => true }) {
  const random = seeded(seed)
  const tints = [ink.white, ink.white, ink.pale, '#ffe9c4', '#bcd0ff']
  const points = sample(count, () => ({
    x: random.between(0, art.width),
    y: random.between(0, art.height),
    m: random.next(),
    tint: random.pick(tints),
  }))
  art.add(
    group(
      points
        .filter(({ x, y }) => free(x, y))
        .map(({ x, y, m, tint }) =>
          circle(x, y, (0.7 + 2.4 * m ** 9) * size, { fill: tint, opacity: 0.22 + 0.75 * m ** 3 }),
        ),
    ),
  )
}

/** A bright star with a fine four-rayed glint. */
export function beacon(art, { x, y, r = 4, reach = 26, color = ink.white }) {
  halo(art, [x, y, reach * 1.1, color, 0.5])
  const ray = (length, thick) =>
    `M${x - length} ${y}Q${x} ${y - thick} ${x + length} ${y}Q${x} ${y + thick} ${x - length} ${y}ZM${x} ${y - length}Q${x + thick} ${y} ${x} ${y + length}Q${x - thick} ${y} ${x} ${y - length}Z`
  art.add(path(ray(reach, r * 0.9), { fill: color, opacity: 0.9 }), circle(x, y, r, { fill: color }))
}

export const ring = (x, y, r, attributes) => circle(x, y, r, attributes)

/** A graduated circle: ticks inwards from `r`, each `major`-th longer. Angles in degrees. */
export function dial({
  x,
  y,
  r,
  count = 72,
  short: low = 8,
  long = 16,
  major = 6,
  from = 0,
  to = 360,
  color = ink.brass,
  width = 1.3,
  opacity = 0.9,
}) {
  const ticks = sample(count + 1, t => t).map((t, index) => {
    const angle = ((from + (to - from) * t) * Math.PI) / 180
    const reach = index % major === 0 ? long : low
    return `M${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}L${short(x + Math.cos(angle) * (r - reach))} ${short(y + Math.sin(angle) * (r - reach))}`
  })
  return path(ticks.join(''), hair(color, width, opacity))
}

/** Part of an ellipse as points; angles in radians, `tilt` in radians. */
export const arc = ({ x, y, rx, ry = rx, from = 0, to = Math.PI * 2, tilt = 0, count = 72 }) =>
  sample(count, t => {
    const angle = from + (to - from) * t
    const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
    return [x + px * Math.cos(tilt) - py * Math.sin(tilt), y + px * Math.sin(tilt) + py * Math.cos(tilt)]
  })

/** An engraved line: as thick as the light at each of its points; broken where there is none. */
export function engraved(points, light, thick) {
  const runs = []
  let run = []
  for (const point of points) {
    const value = light(point)
    if (value > 0.03) run.push([point, value])
    else if (run.length) {
      runs.push(run)
      run = []
    }
  }
  if (run.length) runs.push(run)
  return runs
    .filter(cut => cut.length > 2)
    .map(cut => {
      const at = t => cut[Math.min(cut.length - 1, Math.round(t * (cut.length - 1)))][1]
      return ribbon(
        cut.map(([point]) => point),
        t => 0.25 + at(t) * thick,
      )
    })
    .join('')
}

/** A quiet grid of hour circles and parallels around a pole off the sheet. */
export function grid(
  art,
  { x, y, from = 300, step = 190, rings = 8, spokes = 48, opacity = 0.16, color = ink.line },
) {
  const circles = sample(rings, t =>
    circle(x, y, from + Math.round(t * (rings - 1)) * step, hair(color, 1, opacity)),
  )
  const far = from + step * (rings - 1)
  const lines = sample(spokes, t => {
    const angle = t * Math.PI * 2 * (1 - 1 / spokes)
    return straight([
      [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
    ])
  })
  art.add(group([circles, path(lines.join(''), hair(color, 1, opacity * 0.7))]))
}

/** A plain brass ball, lit from the upper left. */
export function ball(art, { x, y, r, light = ink.glint, mid = ink.brass, dark = '#3b2710' }) {
  const fill = art.radial(
    [
      [0, light],
      [0.4, mid],
      [1, dark],
    ],
    { cx: 0.34, cy: 0.3, r: 0.78 },
  )
  return [circle(x, y, r, { fill }), circle(x, y, r, hair(ink.glint, 1, 0.5))]
}

export { circle, group, oval, path, sample, smooth, straight }
