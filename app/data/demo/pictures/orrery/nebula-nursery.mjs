import { group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { field, hex, ramp } from '../drawing/raster.mjs'
import { beacon, grid, hair, halo, night, sample, screen, smooth, stars } from './chart.mjs'

const broad = layered(noiseField(91), 5)
const flow = layered(noiseField(17), 2)
const dust = layered(noiseField(44), 4)

/** How much gas stands at a point of the sheet, 0…1: a ragged pillar-and-cavern shape around a bright heart. */
function gas(x, y) {
  const [u, v] = [x / 400, y / 400]
  const warp = [flow(u * 0.9, v * 0.9) * 0.7, flow(u * 0.9 + 9, v * 0.9 + 4) * 0.7]
  const cloud = broad(u + warp[0], v + warp[1]) * 0.62 + 0.5
  const shape = 1 - Math.hypot((x - 820) / 820, (y - 600) / 560) ** 1.7
  const cavern = 1 - 0.85 * Math.exp(-(((x - 900) / 190) ** 2 + ((y - 500) / 150) ** 2))
  const lanes = Math.max(0, dust(u * 1.5 + 3, v * 1.5 - warp[0]) - 0.12) * 1.6
  return Math.max(
    0,
    Math.min(1, cloud * 1.25 * Math.max(0, shape) * cavern + 0.12 * Math.max(0, shape) - lanes),
  )
}

const hue = ramp([
  [0, '#2b3fae'],
  [0.28, '#6a55d8'],
  [0.52, '#c9588f'],
  [0.74, '#ee8f6a'],
  [1, '#f8d590'],
])
const warmth = (x, y) =>
  Math.max(0, Math.min(1, 1.05 - Math.hypot((x - 900) / 760, (y - 500) / 560) + flow(x / 300, y / 300) * 0.3))

/** Lines that follow the flow of the gas, thick where it is dense, gathered by colour. */
function threads(random) {
  const bins = new Map()
  for (let tried = 0; tried < 9000; tried++) {
    let [x, y] = [random.between(40, 1560), random.between(30, 1170)]
    const density = gas(x, y)
    if (density < 0.1 || random.next() > density * 1.2) continue
    const tone = Math.round(warmth(x, y) * 11)
    const points = [[x, y]]
    for (let step = 0; step < 16; step++) {
      const angle = flow(x / 330, y / 330) * 5 + Math.atan2(y - 500, x - 900) + 1.2
      x += Math.cos(angle) * 8
      y += Math.sin(angle) * 8
      points.push([x, y])
    }
    const key = `${tone}/${density > 0.5 ? 1 : 0}`
    bins.set(key, [...(bins.get(key) ?? []), smooth(points.filter((_, index) => index % 3 === 0))])
  }
  return [...bins].map(([key, lines]) => {
    const [tone, dense] = key.split('/').map(Number)
    return path(lines.join(''), hair(hex(hue(tone / 11)), dense ? 1.5 : 1, dense ? 0.55 : 0.42))
  })
}

export async function draw() {
  const art = night({})
  const random = seeded(12)
  grid(art, { x: 800, y: -500, from: 600, step: 180, rings: 8, spokes: 60, opacity: 0.1 })
  stars(art, { seed: 8, count: 520 })
  const glow = await field(
    { columns: 400, rows: 300, width: 1600, height: 1200, attributes: screen },
    (u, v) => {
      const [x, y] = [u * 1600, v * 1200]
      const density = gas(x, y)
      return [...hue(warmth(x, y)), density ** 1.35 * 0.8]
    },
  )
  art.add(glow, group(threads(random), screen))
  halo(art, [905, 495, 420, '#ffe6b8', 0.55])
  const young = sample(46, () => [905 + random.bell() * 190, 500 + random.bell() * 130, random.next()])
  for (const [x, y, size] of young)
    beacon(art, {
      x,
      y,
      r: 1 + size ** 3 * 4.4,
      reach: 7 + size ** 3 * 52,
      color: size > 0.6 ? '#fff6e0' : '#cfe0ff',
    })
  for (const [x, y] of [
    [320, 250],
    [1330, 870],
    [1220, 190],
    [210, 980],
  ])
    beacon(art, { x, y, r: 3, reach: 26 })
  return art.print()
}
