import { circle, group, path } from '../drawing/canvas.mjs'
import { noiseField, seeded } from '../drawing/random.mjs'
import { dial, engraved, hair, halo, ink, night, sample, screen, smooth, stars } from './chart.mjs'

const sun = [430, 500]
const moon = [1170, 500]
const r = 225
const noise = noiseField(9)

/** A ball drawn only in level lines, as thick as the light that falls on them. */
function engrave([x, y], light) {
  const lines = sample(56, t => {
    const at = -r + (t * 2 * r * 55) / 56 + 3
    const half = Math.sqrt(Math.max(0, r * r - at * at))
    return engraved(
      sample(70, s => [x - half + s * half * 2, y + at]),
      light,
      3,
    )
  })
  return lines.join('')
}

export function draw() {
  const art = night({
    width: 1600,
    height: 1000,
    lights: [
      [...sun, 700, '#c8873a', 0.4],
      [...moon, 700, '#5356b8', 0.5],
    ],
  })
  const random = seeded(25)
  stars(art, {
    seed: 52,
    count: 360,
    free: (x, y) => Math.hypot(x - sun[0], y - sun[1]) > 330 && Math.hypot(x - moon[0], y - moon[1]) > 270,
  })
  const rays = art.radial(
    [
      [0, '#ffe3a6', 0],
      [0.6, '#ffe3a6', 1],
      [1, '#d9a441', 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: sun[0], cy: sun[1], r: 390 },
  )
  art.add(
    path(
      sample(420, () => {
        const angle = random.between(0, 6.283)
        const far =
          r + 20 + 130 * random.next() ** 2 * (0.6 + 0.5 * noise(Math.cos(angle) * 4, Math.sin(angle) * 4))
        return `M${(sun[0] + Math.cos(angle) * (r + 10)).toFixed(1)} ${(sun[1] + Math.sin(angle) * (r + 10)).toFixed(1)}L${(sun[0] + Math.cos(angle) * far).toFixed(1)} ${(sun[1] + Math.sin(angle) * far).toFixed(1)}`
      }).join(''),
      hair(rays, 1.5, 0.8, screen),
    ),
  )
  halo(art, [...sun, 420, '#ffc95c', 0.5])
  art.add(
    circle(...sun, r, {
      fill: art.radial([
        [0, '#e8b65a'],
        [0.8, '#c07a2c'],
        [1, '#8a4a1c'],
      ]),
    }),
    path(
      engrave(sun, ([x, y]) => 0.45 + 0.5 * (noise(x / 60, y / 40) + 0.3)),
      { fill: '#fff0c4', opacity: 0.85 },
    ),
    circle(...sun, r, hair('#fff3d6', 2.4)),
  )
  const shade = ([x, y]) =>
    Math.max(
      0,
      ((x - moon[0]) / r) * -0.75 +
        Math.sqrt(Math.max(0, 1 - ((x - moon[0]) / r) ** 2 - ((y - moon[1]) / r) ** 2)) * 0.55,
    ) *
    (0.8 + 0.35 * noise(x / 70 + 9, y / 70))
  halo(art, [...moon, 360, '#aab3ff', 0.4])
  art.add(
    circle(...moon, r, { fill: '#10142e' }),
    path(engrave(moon, shade), { fill: ink.white }),
    circle(...moon, r, hair(ink.pale, 1.6, 0.8)),
  )
  art.add(
    circle(...moon, r + 34, hair(ink.brass, 1.2, 0.5)),
    dial({ x: moon[0], y: moon[1], r: r + 34, count: 120, major: 10, short: 7, long: 15, opacity: 0.7 }),
  )
  const arcAt = t => [sun[0] + 40 + (moon[0] - sun[0] - 80) * t, 790 + Math.sin(t * Math.PI) * 70]
  const phases = sample(7, t => {
    const [x, y] = arcAt(t)
    const bulge = 32 * Math.cos(t * Math.PI)
    const lit = path(
      `M${x} ${y - 32}A32 32 0 0 0 ${x} ${y + 32}A${Math.abs(bulge).toFixed(1)} 32 0 0 ${bulge > 0 ? 0 : 1} ${x} ${y - 32}Z`,
      { fill: ink.glint },
    )
    return [
      circle(x, y, 44, { fill: ink.night }),
      circle(x, y, 32, { fill: '#0c1022', stroke: ink.brass, strokeWidth: 1.3 }),
      lit,
    ]
  })
  art.add(
    path(smooth(sample(30, arcAt)), hair(ink.brass, 1.3, 0.6, { strokeDasharray: '3 9' })),
    group(phases),
  )
  art.add(
    path(`M${sun[0] + r + 60} 500H${moon[0] - r - 60}`, hair(ink.brass, 1.3, 0.7)),
    circle(800, 500, 7, { fill: ink.night, stroke: ink.brass, strokeWidth: 1.6 }),
  )
  return art.print()
}
