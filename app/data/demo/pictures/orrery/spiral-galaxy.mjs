import { circle, group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { field, hex, ramp } from '../drawing/raster.mjs'
import { arc, beacon, dial, hair, halo, ink, night, sample, screen, smooth, stars } from './chart.mjs'

const core = { x: 800, y: 590, r: 720, tilt: -0.34, flat: 0.5 }
const wind = layered(noiseField(8), 4)
const tone = ramp([
  [0, '#fff3d0'],
  [0.16, '#f6cf8a'],
  [0.4, '#e08fa0'],
  [0.65, '#8a8cf0'],
  [1, '#5c8df0'],
])

const place = (r, angle) => {
  const [x, y] = [Math.cos(angle) * r * core.r, Math.sin(angle) * r * core.r * core.flat]
  return [
    core.x + x * Math.cos(core.tilt) - y * Math.sin(core.tilt),
    core.y + x * Math.sin(core.tilt) + y * Math.cos(core.tilt),
  ]
}

/** How bright the disc is at a distance and an angle: two arms wound up logarithmically, a bar of light in the heart. */
function density(r, angle) {
  const phase =
    2 * (angle - Math.log(r + 0.03) * 3.1) + wind(Math.cos(angle) * r * 4, Math.sin(angle) * r * 4) * 1.1
  const arm = ((1 + Math.cos(phase)) / 2) ** 2.2
  const spur = ((1 + Math.cos(phase * 2.5 + 2)) / 2) ** 6 * 0.25
  const dust = Math.max(0, 1 - 1.7 * Math.max(0, Math.cos(phase + 0.95) - 0.72) * 3)
  return (
    ((arm + spur) * (1 - r) ** 0.8 * dust + Math.exp(-((r / 0.13) ** 2)) * 1.4) *
    (0.65 + 0.6 * wind(Math.cos(angle) * r * 9 + 4, Math.sin(angle) * r * 9))
  )
}

function swarm(random) {
  const bins = new Map()
  let kept = 0
  for (let tried = 0; tried < 60000 && kept < 9000; tried++) {
    const [r, angle] = [random.next() ** 0.62, random.next() * Math.PI * 2]
    if (random.next() > density(r, angle) * 0.9) continue
    kept++
    const [x, y] = place(r + random.bell() * 0.008, angle)
    const knot = random.next() < 0.03 && r > 0.2
    const key = knot ? 'knot' : Math.round(Math.min(1, r + random.bell() * 0.06) * 10)
    const size = knot ? random.between(2.2, 3.8) : 0.7 + 1.4 * random.next() ** 2.2
    bins.set(key, [...(bins.get(key) ?? []), [x, y, size]])
  }
  return [...bins].map(([key, points]) =>
    group(
      points.map(([x, y, size]) => circle(x, y, size, {})),
      { fill: key === 'knot' ? '#ff9ab0' : hex(tone(Math.max(0, key / 10))), opacity: 0.85 },
    ),
  )
}

export async function draw() {
  const art = night({ lights: [[800, 590, 980, '#3c3c92', 0.4]] })
  const random = seeded(17)
  stars(art, { seed: 20, count: 480 })
  const orbits = [0.28, 0.5, 0.74, 1.02].map(r =>
    path(
      smooth(arc({ x: core.x, y: core.y, rx: r * core.r, ry: r * core.r * core.flat, tilt: core.tilt })),
      hair(ink.brass, 1.1, 0.35, { strokeDasharray: r === 1.02 ? undefined : '3 9' }),
    ),
  )
  const glow = await field(
    { columns: 480, rows: 360, width: 1600, height: 1200, attributes: screen },
    (u, v) => {
      const [x, y] = [u * 1600 - core.x, v * 1200 - core.y]
      const [a, b] = [
        x * Math.cos(-core.tilt) - y * Math.sin(-core.tilt),
        (x * Math.sin(-core.tilt) + y * Math.cos(-core.tilt)) / core.flat,
      ]
      const r = Math.hypot(a, b) / core.r
      return r > 1 ? [0, 0, 0, 0] : [...tone(r), Math.min(1, density(r, Math.atan2(b, a)) * 0.85)]
    },
  )
  art.add(glow, group(swarm(random), screen))
  halo(art, [core.x, core.y, 330, '#fff0c8', 0.85])
  halo(art, [core.x, core.y, 110, '#ffffff', 0.9])
  art.add(orbits)
  const ticks = sample(72, t => {
    const angle = t * Math.PI * 2 * (71 / 72)
    const [a, b] = [place(1.02, angle), place(1.02 + (Math.round(t * 71) % 6 ? 0.012 : 0.028), angle)]
    return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  })
  art.add(path(ticks.join(''), hair(ink.brass, 1.4, 0.7)))
  const [sx, sy] = place(0.56, 2.2)
  art.add(
    circle(sx, sy, 22, hair(ink.brass, 1.5, 0.95)),
    dial({ x: sx, y: sy, r: 30, count: 4, major: 1, long: 8, color: ink.glint }),
    path(`M${sx - 22} ${sy + 22}L${sx - 120} ${sy + 120}H${sx - 250}`, hair(ink.brass, 1.4, 0.85)),
  )
  for (const [x, y] of [
    [230, 210],
    [1390, 180],
    [1460, 960],
    [1180, 1090],
  ])
    beacon(art, { x, y, r: 3, reach: 24 })
  return art.print()
}
