import { box, circle, group, line, oval, path, put } from '../drawing/canvas.mjs'
import { ribbon, sample, short, smooth, straight } from '../drawing/path.mjs'
import { noiseField } from '../drawing/random.mjs'

export const ink = {
  abyss: '#02131f',
  night: '#03202f',
  deep: '#052f4a',
  brand: '#0a5c8a',
  mid: '#1279ab',
  bright: '#2ea7d0',
  sky: '#86dbea',
  foam: '#e9fbfa',
  coral: '#ff6b57',
  ember: '#d8412f',
  wine: '#8f2440',
  peach: '#ffb199',
  sun: '#ffd27a',
  sand: '#f6dfb6',
  teal: '#12a59c',
  pine: '#0b5f5f',
  violet: '#7a63d8',
  plum: '#43307f',
}

const screen = { style: 'mix-blend-mode:screen' }

/** Fills the sheet with water that darkens downwards; `stops` are [offset, colour]. */
export function water(art, stops) {
  art.add(box(0, 0, art.width, art.height, { fill: art.linear(stops) }))
}

/** Light entering from above `x`, fanned out; strength 0…1. */
export function shafts(
  art,
  random,
  { x, y = -120, count = 9, spread = 1500, length = 1250, strength = 0.35, tilt = 0 },
) {
  const fill = art.linear([
    [0, ink.foam, strength],
    [0.45, ink.sky, strength * 0.45],
    [1, ink.sky, 0],
  ])
  const rays = sample(count, t => {
    const at = x + (t - 0.5) * spread * 0.35 + random.between(-20, 20)
    const to = x + (t - 0.5) * spread + tilt + random.between(-50, 50)
    const [near, far] = [random.between(14, 46), random.between(50, 170)]
    const reach = y + length * random.between(0.7, 1)
    const points = [
      [at - near, y],
      [at + near, y],
      [to + far, reach],
      [to - far, reach],
    ]
    return path(straight(points, true), { fill, opacity: random.between(0.35, 1) })
  })
  art.add(group(rays, { filter: art.blur(16, 0.2), ...screen }))
}

/** A soft round light. */
export function glow(art, { x, y, r, color, strength = 0.8 }) {
  const fill = art.radial([
    [0, color, strength],
    [0.35, color, strength * 0.42],
    [0.7, color, strength * 0.1],
    [1, color, 0],
  ])
  art.add(circle(x, y, r, { fill, ...screen }))
}

/** Small drifting specks, a few of them out of focus. */
export function motes(art, random, { count = 90, color = ink.foam, top = 0, bottom = art.height, size = 3 }) {
  const specks = sample(count, () => {
    const r = size * random.between(0.3, 1) * (random.next() < 0.06 ? 3 : 1)
    return circle(random.between(0, art.width), random.between(top, bottom), r, {
      fill: color,
      opacity: (random.between(0.1, 0.6) * size) / Math.max(size, r),
    })
  })
  art.add(group(specks))
}

/** A rising chain of bubbles from a point. */
export function bubbles(art, random, { x, y, count = 9, rise = 420, size = 16 }) {
  const fill = art.radial([
    [0, ink.foam, 0.02],
    [0.7, ink.foam, 0.1],
    [1, ink.foam, 0.55],
  ])
  const drops = sample(count, t => {
    const r = size * (0.35 + 0.65 * random.next()) * (0.5 + t * 0.6)
    const at = [x + Math.sin(t * 9) * 18 + random.between(-26, 26) * (0.4 + t), y - t * rise]
    const shine = circle(at[0] - r * 0.35, at[1] - r * 0.38, r * 0.2, { fill: ink.foam, opacity: 0.9 })
    return [circle(at[0], at[1], r, { fill }), shine]
  })
  art.add(group(drops))
}

/** A rounded floor of sand or rock across the sheet, `y` at its middle height. */
export function floor(art, { y, fill, swell = 40, seed = 1, lift = () => 0 }) {
  const noise = noiseField(seed)
  const top = sample(15, t => [t * (art.width + 200) - 100, y + noise(t * 3.1, seed) * swell - lift(t)])
  art.add(path(`${smooth(top)}L${art.width + 100} ${art.height + 50}L-100 ${art.height + 50}Z`, { fill }))
}

/** A plump little fish facing right before it is turned; `size` is its length. */
export function fish({
  x,
  y,
  size = 60,
  turn = 0,
  body = ink.coral,
  belly = ink.peach,
  fin = ink.ember,
  band,
  flip = 1,
}) {
  const outline = 'M50 0C40 -26 6 -32 -22 -12C-30 -6 -34 -3 -38 0C-34 3 -30 6 -22 12C6 32 40 26 50 0Z'
  const under = 'M50 0C40 26 6 32 -22 12C-26 9 -30 6 -34 3C-8 14 26 12 50 0Z'
  const tail = 'M-30 0C-42 -6 -50 -26 -62 -26C-58 -12 -54 -6 -54 0C-54 6 -58 12 -62 26C-50 26 -42 6 -30 0Z'
  const parts = [
    path(tail, { fill: fin }),
    path('M12 -22C4 -40 -14 -40 -24 -36C-20 -28 -16 -20 -14 -14Z', { fill: fin }),
    path('M6 22C0 34 -10 38 -18 34C-16 26 -14 20 -12 16Z', { fill: fin }),
    path(outline, { fill: body }),
    path(under, { fill: belly, opacity: 0.85 }),
    band &&
      path('M22 -23C14 -8 14 8 22 23C16 25 10 26 4 25C-4 8 -4 -8 4 -25C10 -26 16 -25 22 -23Z', {
        fill: band,
      }),
    path('M8 2C0 -4 -12 -2 -16 6C-8 12 2 10 8 2Z', { fill: fin, opacity: 0.85 }),
    circle(33, -6, 6.2, { fill: '#fff' }),
    circle(34.5, -5.5, 3.6, { fill: ink.night }),
    circle(36, -7.5, 1.3, { fill: '#fff' }),
  ]
  return group(parts.filter(Boolean), { transform: put(x, y, turn, [(size / 110) * flip, size / 110]) })
}

/** A slim silhouette for a school seen from afar. */
export const minnow = ({ x, y, size, turn, fill, opacity }) =>
  path('M50 0C30 -16 -10 -14 -34 -2L-54 -16C-50 -6 -50 6 -54 16L-34 2C-10 14 30 16 50 0Z', {
    fill,
    opacity,
    transform: put(x, y, turn, size / 104),
  })

/** A stem of kelp: a waving ribbon with leaves left and right. */
export function kelp(
  random,
  { x, base, height, sway = 60, fill, leaf = fill, width = 9, phase = 0, turns = 1.2, gap = 46 },
) {
  const curve = t => [x + Math.sin(t * turns * Math.PI * 2 + phase) * sway * (0.25 + t), base - t * height]
  const stem = path(
    ribbon(sample(16, curve), t => width * (1 - t * 0.6)),
    { fill },
  )
  const leaves = sample(Math.max(3, Math.round(height / gap)), t => t)
    .slice(1)
    .map((t, index) => {
      const [px, py] = curve(t)
      const side = index % 2 ? 1 : -1
      const length = random.between(70, 120) * (1.15 - t * 0.5)
      const turn = side * random.between(38, 66) - 90 + Math.cos(t * turns * 6.28 + phase) * 14
      return group(
        [
          path('M0 0C18 -26 60 -30 100 -4C64 8 22 16 0 0Z', { fill: leaf }),
          path('M2 -1C30 -12 60 -14 94 -4', {
            stroke: ink.foam,
            strokeOpacity: 0.16,
            strokeWidth: 1.6,
            fill: 'none',
          }),
          oval(4, -2, 9, 7, { fill: leaf }),
        ],
        { transform: put(px, py, turn, [length / 100, (length / 100) * side * -1]) },
      )
    })
  return group([stem, leaves])
}

/** A tapering arm that starts straight and ends in a curl; angles in radians, widths in units. */
export function armCurve({ x, y, angle, length, bend = 0, curl = 5, power = 3, steps = 40 }) {
  const points = [[x, y]]
  let heading = angle
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    heading += (bend + curl * t ** power) / steps
    const stride = (length / steps) * (1.15 - 0.45 * t)
    const [px, py] = points[points.length - 1]
    points.push([px + Math.cos(heading) * stride, py + Math.sin(heading) * stride])
  }
  return points
}

/** Long grass along the floor. */
export function grass(art, random, { x, y, count = 9, height = 160, fill = ink.teal, spread = 80 }) {
  const blades = sample(count, t => {
    const at = x + (t - 0.5) * spread
    const tall = height * random.between(0.55, 1)
    const lean = random.between(-40, 40)
    const curve = s => [at + lean * s * s + Math.sin(s * 4 + at) * 8 * s, y - s * tall]
    return path(
      ribbon(sample(7, curve), s => 6.5 * (1 - s) + 0.6),
      { fill, opacity: random.between(0.7, 1) },
    )
  })
  art.add(group(blades))
}

/** Darkens the corners so that the middle carries. */
export function vignette(art, strength = 0.5, color = ink.abyss) {
  const fill = art.radial(
    [
      [0, color, 0],
      [0.62, color, 0],
      [1, color, strength],
    ],
    { r: 0.76 },
  )
  art.add(box(0, 0, art.width, art.height, { fill }))
}

/** The underside of the surface: a bright band of slow ripples at the top edge. */
export function surface(art, random, { y = 60, rows = 4, color = ink.foam }) {
  const bands = sample(rows, t => {
    const top = y * (0.25 + t)
    const curve = sample(13, s => [
      s * (art.width + 200) - 100,
      top + Math.sin(s * 11 + t * 5) * 12 + random.between(-7, 7),
    ])
    return path(`${smooth(curve)}L${art.width + 100} -50L-100 -50Z`, { fill: color, opacity: 0.16 })
  })
  art.add(group(bands))
}
export { line, short }
