import { circle, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { field } from '../drawing/raster.mjs'
import { dial, engraved, hair, halo, ink, night, sample, stars } from './chart.mjs'

const moon = { x: 860, y: 640, r: 560 }
const sun = [0.86, -0.3, 0.42]
const fine = layered(noiseField(5), 5)
const broad = layered(noiseField(88), 3)
const random = seeded(10)

const craters = [
  { size: 0.052, at: [0.3, 0.46, Math.sqrt(1 - 0.3 ** 2 - 0.46 ** 2)] },
  ...sample(190, () => ({ size: 0.016 + 0.085 * random.next() ** 7, at: onBall(random) })),
  ...sample(700, () => ({ size: 0.006 + 0.016 * random.next(), at: onBall(random) })),
]

function onBall(random) {
  const z = random.between(0.06, 1)
  const angle = random.between(0, Math.PI * 2)
  const flat = Math.sqrt(1 - z * z)
  return [Math.cos(angle) * flat, Math.sin(angle) * flat, z]
}

/** The slope of a crater at a distance from its middle, in radii: a flat floor, a wall, a rim that falls away outside. */
function slopeAt(distance, size) {
  if (distance > 1.75) return 0
  if (distance > 1) return -0.62 * (1 - (distance - 1) / 0.75) ** 1.7
  if (size > 0.045 && distance < 0.2) return -0.9 * Math.sin((distance / 0.2) * Math.PI)
  const floor = size > 0.03 ? 0.58 : 0.15
  return distance < floor ? 0 : 1.15 * Math.sin(((distance - floor) / (1 - floor)) * Math.PI * 0.86) ** 0.8
}

/** Adds the slope of a crater to the normal at a point of the ball. */
function carve(normal, point, { at, size }) {
  const [dx, dy, dz] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]]
  const ragged = 1 + 0.1 * fine(point[0] * 11 + size * 90, point[1] * 11)
  const distance = (Math.sqrt(dx * dx + dy * dy + dz * dz) / size) * ragged
  const scale = slopeAt(distance, size) / (Math.max(0.05, distance) * size)
  normal[0] -= dx * scale
  normal[1] -= dy * scale
  normal[2] -= dz * scale
}

const young = [0.3, 0.46]

/** The bright splash around the youngest crater. */
function splash(x, y) {
  const [dx, dy] = [x - young[0], y - young[1]]
  const far = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  return (
    Math.max(0, broad(Math.cos(angle) * 5 + 3, Math.sin(angle) * 5) - 0.05) * Math.exp(-far * 2.4) * 1.1 +
    0.3 * Math.exp(-((far / 0.05) ** 2))
  )
}

/** Light at a point of the disc, 0…1, from the unit coordinates of the ball. */
function lit(x, y) {
  const square = 1 - x * x - y * y
  if (square <= 0) return 0
  const point = [x, y, Math.sqrt(square)]
  const normal = [...point]
  const sea = broad(x * 1.7 + 4, y * 1.7 + point[2])
  const smoothness = sea > 0.12 ? 0.35 : 1
  for (const crater of craters) {
    if (
      Math.abs(crater.at[0] - x) < crater.size * 1.7 &&
      Math.abs(crater.at[1] - y) < crater.size * 1.7 &&
      (smoothness === 1 || crater.size > 0.03)
    )
      carve(normal, point, crater)
  }
  normal[0] += fine(x * 26, y * 26) * 0.1 * smoothness
  normal[1] += fine(x * 26 + 40, y * 26) * 0.1 * smoothness
  const length = Math.hypot(...normal)
  const light = Math.max(0, (normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2]) / length)
  const albedo =
    0.98 - 0.42 * Math.max(0, Math.min(1, (sea - 0.05) * 5)) + fine(x * 9, y * 9) * 0.1 + splash(x, y)
  return Math.min(1, light ** 0.8 * albedo * 1.12)
}

const lightAt = ([px, py]) => lit((px - moon.x) / moon.r, (py - moon.y) / moon.r)

export async function draw() {
  const art = night({ lights: [[1250, 500, 900, '#4b4c9a', 0.4]] })
  stars(art, { seed: 70, count: 320, free: (x, y) => Math.hypot(x - moon.x, y - moon.y) > moon.r + 20 })
  art.add(
    circle(moon.x, moon.y, moon.r + 34, hair(ink.brass, 1.3, 0.5)),
    dial({ x: moon.x, y: moon.y, r: moon.r + 34, count: 180, major: 5, short: 7, long: 15, opacity: 0.6 }),
  )
  halo(art, [moon.x + 260, moon.y - 90, 700, '#f3e2bb', 0.28])
  art.add(circle(moon.x, moon.y, moon.r, { fill: '#0a0d1d' }))
  const base = await field(
    {
      columns: 1120,
      rows: 1120,
      x: moon.x - moon.r,
      y: moon.y - moon.r,
      width: moon.r * 2,
      height: moon.r * 2,
    },
    (u, v) => {
      const [x, y] = [u * 2 - 1, v * 2 - 1]
      if (x * x + y * y > 0.999) return [0, 0, 0, 0]
      const value = lit(x, y)
      return [0.05 + value * 0.78, 0.06 + value * 0.72, 0.13 + value * 0.56, 1]
    },
  )
  art.add(base)
  const lines = sample(118, t => {
    const y = moon.y - moon.r + (t * 2 * moon.r * 117) / 118 + 4
    const half = Math.sqrt(Math.max(0, moon.r ** 2 - (y - moon.y) ** 2))
    const points = sample(Math.max(8, Math.round(half / 2.6)), s => [moon.x - half + s * half * 2, y])
    return engraved(points, point => lightAt(point) ** 1.3, 2.3)
  })
  art.add(path(lines.join(''), { fill: '#fff6dd', opacity: 0.62 }))
  art.add(circle(moon.x, moon.y, moon.r, hair(ink.brass, 1.2, 0.5)))
  art.add(
    path(
      `M${moon.x - moon.r - 120} ${moon.y}H${moon.x - moon.r - 40}M${moon.x + moon.r + 40} ${moon.y}H${moon.x + moon.r + 120}`,
      hair(ink.brass, 1.4, 0.7),
    ),
  )
  return art.print()
}
