import { circle, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import {
  arc,
  beacon,
  dial,
  engraved,
  grid,
  hair,
  halo,
  ink,
  night,
  ring,
  sample,
  smooth,
  stars,
} from './chart.mjs'

const planet = { x: 800, y: 585, r: 268, tilt: -0.36, open: 0.3 }
const sun = [-0.62, -0.34, 0.71]
const noise = layered(noiseField(6), 3)

/** Light on the ball at a point of the sheet, with the belts of the atmosphere. */
function lightAt([px, py]) {
  const [dx, dy] = [(px - planet.x) / planet.r, (py - planet.y) / planet.r]
  const z = Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy))
  return Math.max(0, dx * sun[0] + dy * sun[1] + z * sun[2]) ** 0.9
}

function belts() {
  const lines = []
  for (let at = -0.985; at <= 0.985; at += 0.0285) {
    const half = Math.sqrt(1 - at * at)
    const belt = 0.62 + 0.38 * Math.sin(at * 17 + noise(at * 3, 2) * 2)
    const points = sample(90, t => {
      const angle = Math.PI * (1 - t)
      const [lx, ly] = [
        Math.cos(angle) * half,
        at * Math.cos(planet.open) + Math.sin(angle) * half * Math.sin(planet.open) * 0.9,
      ]
      const [c, s] = [Math.cos(planet.tilt), Math.sin(planet.tilt)]
      return [planet.x + (lx * c - ly * s) * planet.r, planet.y + (lx * s + ly * c) * planet.r]
    })
    lines.push([belt, engraved(points, point => lightAt(point) * belt, 4.1)])
  }
  return lines.map(([belt, d]) => path(d, { fill: belt > 0.72 ? ink.glint : ink.brass }))
}

/** How bright the ring is at a distance from the centre, in radii of the planet. */
function ringLight(distance) {
  if (distance > 1.95 && distance < 2.03) return 0.02
  const fine = 0.72 + 0.5 * noise(distance * 26, 4)
  if (distance < 1.52) return 0.26 * fine
  return (distance < 1.95 ? 0.95 : 0.62) * fine
}

const inShadow = ([px, py]) => {
  const [dx, dy] = [px - planet.x - 130, py - planet.y - 70]
  const along = dx * 0.88 + dy * 0.47
  const across = -dx * 0.47 + dy * 0.88
  return along > -40 && Math.abs(across) < planet.r * 0.9 - along * 0.12
}

function rings(half) {
  const [from, to] = half === 'back' ? [Math.PI, Math.PI * 2] : [0, Math.PI]
  const lines = []
  for (let distance = 1.26; distance < 2.38; distance += 0.0165) {
    const bright = Math.max(0.05, ringLight(distance))
    const shape = {
      x: planet.x,
      y: planet.y,
      rx: planet.r * distance,
      ry: planet.r * distance * Math.sin(planet.open),
      tilt: planet.tilt,
      from,
      to,
      count: 130,
    }
    const color = distance > 2.03 ? ink.pale : distance < 1.52 ? ink.line : ink.glint
    lines.push(
      path(
        engraved(arc(shape), point => (half === 'back' && inShadow(point) ? 0 : bright), 1.75),
        { fill: color, opacity: 0.35 + 0.6 * bright },
      ),
    )
  }
  return lines
}

export function draw() {
  const art = night({
    lights: [
      [620, 480, 900, '#3a3f8f', 0.5],
      [760, 560, 520, '#d9a441', 0.18],
    ],
  })
  const random = seeded(3)
  grid(art, { x: 800, y: 585, from: 700, step: 120, rings: 5, spokes: 72, opacity: 0.14 })
  stars(art, { seed: 14, count: 380 })
  art.add(
    dial({
      x: 800,
      y: 585,
      r: 700,
      count: 180,
      major: 5,
      color: ink.brass,
      opacity: 0.55,
      short: 7,
      long: 15,
    }),
    ring(800, 585, 706, hair(ink.brass, 1.2, 0.5)),
  )
  art.add(rings('back'))
  const body = art.radial(
    [
      [0, '#4a3a24'],
      [0.7, '#1d1830'],
      [1, '#0a0c1a'],
    ],
    { cx: 0.3, cy: 0.34, r: 0.8 },
  )
  art.add(
    circle(planet.x, planet.y, planet.r, { fill: body }),
    belts(),
    circle(planet.x, planet.y, planet.r, hair(ink.glint, 1.3, 0.5)),
  )
  const front = arc({
    x: planet.x,
    y: planet.y,
    rx: planet.r * 1.5,
    ry: planet.r * 1.5 * Math.sin(planet.open),
    tilt: planet.tilt,
    from: 0,
    to: Math.PI,
    count: 40,
  })
  art.add(path(smooth(front), hair('#0a0c1a', 46, 0.35, { filter: art.blur(6) })))
  art.add(rings('front'))
  const moons = [
    [1, 1180, 300, 13],
    [2, 332, 905, 9],
    [3, 1390, 205, 6],
  ]
  for (const [, x, y, r] of moons) {
    halo(art, [x, y, r * 5, ink.pale, 0.35])
    art.add(
      circle(x, y, r, {
        fill: art.radial(
          [
            [0, ink.white],
            [1, '#6f76a8'],
          ],
          { cx: 0.3, cy: 0.3 },
        ),
      }),
    )
    art.add(circle(x, y, r * 2.4, hair(ink.brass, 1.1, 0.7)))
  }
  for (let index = 0; index < 5; index++)
    beacon(art, { x: random.between(80, 1520), y: random.between(60, 1140), r: 2.6, reach: 20 })
  return art.print()
}
