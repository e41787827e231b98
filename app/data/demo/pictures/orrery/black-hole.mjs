import { circle } from '../drawing/canvas.mjs'
import { layered, noiseField } from '../drawing/random.mjs'
import { field } from '../drawing/raster.mjs'
import { dial, grid, hair, halo, ink, night, stars } from './chart.mjs'

const swirl = layered(noiseField(52), 3)
const eye = { x: 0, y: 2.05, z: -19 }
const disc = { inner: 2.7, outer: 9.6 }

/** Light of the disc where a ray crosses it: hairline grooves, hot inside, brighter where it comes towards us. */
function emission(x, z, direction) {
  const r = Math.hypot(x, z)
  if (r < disc.inner || r > disc.outer) return null
  const angle = Math.atan2(z, x)
  const depth = (r - disc.inner) / (disc.outer - disc.inner)
  const groove = 0.62 + 0.38 * Math.sin(r * 19 + swirl(r * 1.2, 3) * 3)
  const streak =
    0.75 +
    0.55 * swirl(Math.cos(angle + 2.2 * Math.log(r)) * 2.4 + 7, Math.sin(angle + 2.2 * Math.log(r)) * 2.4)
  const speed = 0.62 / Math.sqrt(r)
  const towards = (Math.sin(angle) * direction[0] - Math.cos(angle) * direction[2]) * speed
  const beam = 1 / (1 - towards * 1.15) ** 3.2
  const edge = Math.min(1, depth * 14) * Math.min(1, (1 - depth) * 2.6)
  const power = (1 - depth) ** 1.35 * 1.5 * groove * streak * beam * edge
  const heat = Math.min(1, power * 0.62)
  return {
    color: [
      0.98 * power + 0.1 * heat,
      0.72 * power * (0.62 + 0.4 * heat),
      0.36 * power * (0.42 + 0.9 * heat),
    ],
    cover: Math.min(0.92, 0.34 + power * 0.6) * edge,
  }
}

/** Follows one ray of light through the bent space around the hole (Schwarzschild radius 1). */
function trace(u, v) {
  let [x, y, z] = [eye.x, eye.y, eye.z]
  const length = Math.hypot(u, v, 1.62)
  let [dx, dy, dz] = [u / length, v / length, 1.62 / length]
  const pitch = -0.108
  ;[dy, dz] = [dy * Math.cos(pitch) + dz * Math.sin(pitch), dz * Math.cos(pitch) - dy * Math.sin(pitch)]
  const [hx, hy, hz] = [y * dz - z * dy, z * dx - x * dz, x * dy - y * dx]
  const momentum = hx * hx + hy * hy + hz * hz
  const light = [0, 0, 0]
  let open = 1
  for (let step = 0; step < 420; step++) {
    const square = x * x + y * y + z * z
    const r = Math.sqrt(square)
    if (r < 1.0) return { light, open, fell: true }
    if (r > 26) break
    const pace = Math.min(0.5, 0.032 * r)
    const pull = (-1.5 * momentum) / (square * square * r)
    dx += x * pull * pace
    dy += y * pull * pace
    dz += z * pull * pace
    const before = y
    x += dx * pace
    y += dy * pace
    z += dz * pace
    if (before * y >= 0) continue
    const back = y / (y - before)
    const hit = emission(x - dx * pace * back, z - dz * pace * back, [dx, dy, dz])
    if (!hit) continue
    for (let channel = 0; channel < 3; channel++) light[channel] += hit.color[channel] * open
    open *= 1 - hit.cover
  }
  return { light, open, fell: false }
}

const tone = value => 1 - Math.exp(-value * 1.35)

export async function draw() {
  const art = night({
    lights: [
      [800, 600, 1000, '#3b3a86', 0.4],
      [800, 600, 620, '#b8742f', 0.28],
    ],
  })
  grid(art, { x: 800, y: 600, from: 470, step: 92, rings: 8, spokes: 96, opacity: 0.13 })
  stars(art, { seed: 61, count: 560, free: (x, y) => Math.hypot(x - 800, y - 600) > 240 })
  art.add(
    dial({ x: 800, y: 600, r: 470, count: 180, major: 5, opacity: 0.4, short: 6, long: 13 }),
    circle(800, 600, 476, hair(ink.brass, 1, 0.35)),
  )
  const rays = [
    [-0.25, -0.25],
    [0.25, 0.25],
  ]
  const columns = 1280
  const rows = 960
  const image = await field({ columns, rows, width: 1600, height: 1200 }, (u, v) => {
    const sum = [0, 0, 0, 0]
    for (const [ox, oy] of rays) {
      const seen = trace((u - 0.5 + ox / columns) * 2.0, -(v - 0.5 + oy / rows) * 1.5)
      seen.light.forEach((channel, index) => {
        sum[index] += tone(channel) / rays.length
      })
      sum[3] += (seen.fell ? 1 : 1 - seen.open) / rays.length
    }
    const alpha = Math.max(sum[3], Math.max(sum[0], sum[1], sum[2]))
    return alpha > 0 ? [sum[0] / alpha, sum[1] / alpha, sum[2] / alpha, alpha] : [0, 0, 0, 0]
  })
  art.add(image)
  halo(art, [560, 600, 460, '#f3b45a', 0.3])
  return art.print()
}
