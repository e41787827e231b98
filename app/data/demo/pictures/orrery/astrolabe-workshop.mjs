import { circle, group, path, put } from '../drawing/canvas.mjs'
import { arc, dial, hair, halo, ink, night, sample, smooth, stars, straight } from './chart.mjs'

const [cx, cy, R] = [800, 655, 420]
const tilt = (23.44 * Math.PI) / 180
const latitude = (52 * Math.PI) / 180
const equator = R * 0.93 * Math.tan((Math.PI / 2 - tilt) / 2)

/** Circles of equal height above the horizon, as the plate of a 52nd-parallel astrolabe carries them. */
function almucantars() {
  return sample(10, t => t * 9).map(step => {
    const height = (step * 10 * Math.PI) / 180
    const y = (equator * Math.cos(latitude)) / (Math.sin(latitude) + Math.sin(height))
    const r = (equator * Math.cos(height)) / (Math.sin(latitude) + Math.sin(height))
    return circle(cx, cy - y, r, hair(step ? ink.line : ink.glint, step ? 1.1 : 2.2, step ? 0.6 : 0.9))
  })
}

/** Lines of equal direction, all running through the zenith. */
function azimuths() {
  const zenith = equator * Math.tan((Math.PI / 2 - latitude) / 2)
  const nadir = -equator / Math.tan((Math.PI / 2 - latitude) / 2)
  const middle = (zenith + nadir) / 2
  const half = (zenith - nadir) / 2
  return sample(17, t => t).flatMap(t => {
    const angle = (t - 0.5) * Math.PI * 0.98
    const shift = Math.tan(angle) * half
    if (Math.abs(shift) > half * 14) return []
    return circle(cx + shift, cy - middle, Math.hypot(shift, half), hair(ink.line, 0.9, 0.4))
  })
}

/** A star pointer of the rete: a curved flame from the frame to its star. */
function flame({ from, to, bend }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const side = [-dy * bend, dx * bend]
  const length = Math.hypot(dx, dy)
  const wide = [(-dy / length) * 13, (dx / length) * 13]
  return [
    path(
      `M${from[0] + wide[0]} ${from[1] + wide[1]}Q${from[0] + dx * 0.6 + side[0] + wide[0]} ${from[1] + dy * 0.6 + side[1] + wide[1]} ${to[0]} ${to[1]}Q${from[0] + dx * 0.4 + side[0] - wide[0] * 0.6} ${from[1] + dy * 0.4 + side[1] - wide[1] * 0.6} ${from[0] - wide[0]} ${from[1] - wide[1]}Z`,
      { fill: 'inherit' },
    ),
    circle(from[0], from[1], 15, { fill: 'inherit' }),
  ]
}

function rete(art) {
  const shift = equator * Math.tan(tilt)
  const r = equator / Math.cos(tilt)
  const [ex, ey] = [cx, cy + shift * 1.0]
  const spoke = angle =>
    path(
      straight([
        [cx, cy],
        [cx + Math.cos(angle) * R * 0.9, cy + Math.sin(angle) * R * 0.9],
      ]),
      { fill: 'none', strokeWidth: 10 },
    )
  const polarOf = (far, angle) => [cx + Math.cos(angle) * R * far, cy + Math.sin(angle) * R * far]
  const flames = [
    [0.88, 0.3, 0.62, 0.5, 0.3],
    [0.88, 0.95, 0.66, 0.76, -0.3],
    [0.88, 2.2, 0.7, 2.46, 0.3],
    [0.88, 2.85, 0.6, 2.66, -0.3],
    [0.44, 4.05, 0.76, 4.34, 0.25],
    [0.44, 5.37, 0.78, 5.0, -0.25],
    [0.39, 4.72, 0.17, 5.0, 0.4],
    [0.34, 0, 0.42, 0.62, -0.3],
    [0.34, 3.14, 0.42, 2.52, 0.3],
    [0.36, 1.57, 0.56, 1.28, 0.3],
    [0.72, 0, 0.66, -0.42, 0.3],
    [0.72, 3.14, 0.66, 3.56, -0.3],
  ]
  const metal = art.linear(
    [
      [0, '#f6dc9c'],
      [0.5, '#d9a441'],
      [1, '#8c6327'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: cx - R, y1: cy - R, x2: cx + R, y2: cy + R },
  )
  const shape = stroke => [
    circle(cx, cy, R * 0.89, { fill: 'none', strokeWidth: 17, stroke }),
    circle(ex, ey, r - 13, { fill: 'none', strokeWidth: 26, stroke }),
    group([spoke(0), spoke(Math.PI), spoke(Math.PI / 2)], { stroke }),
  ]
  const zodiac = [ex, ey, r - 13]
  return [
    group(shape('#05070f'), { opacity: 0.45, transform: 'translate(7 10)', filter: art.blur(5) }),
    shape(metal),
    group(
      flames.map(([a, b, c, d, bend]) => flame({ from: polarOf(a, b), to: polarOf(c, d), bend })),
      { fill: metal },
    ),
    dial({
      x: zodiac[0],
      y: zodiac[1],
      r: zodiac[2] + 12,
      count: 72,
      major: 6,
      short: 8,
      long: 24,
      color: '#4b3110',
      width: 1.4,
    }),
    circle(zodiac[0], zodiac[1], zodiac[2] + 3, hair('#4b3110', 1.2)),
  ]
}

export function draw() {
  const art = night({
    lights: [
      [800, 600, 900, '#4647a0', 0.45],
      [640, 420, 560, '#d9a441', 0.16],
    ],
  })
  stars(art, { seed: 37, count: 260, free: (x, y) => Math.hypot(x - cx, y - cy) > R + 110 })
  art.add(
    sample(3, t => circle(cx, cy, R + 130 + t * 90, hair(ink.brass, 1, 0.22))),
    dial({ x: cx, y: cy, r: R + 220, count: 144, major: 12, short: 6, long: 16, opacity: 0.3 }),
  )
  const metal = art.radial(
    [
      [0, '#fff0c0'],
      [0.4, '#e2b25a'],
      [0.75, '#b07f30'],
      [1, '#6b4516'],
    ],
    { cx: 0.3, cy: 0.22, r: 0.95 },
  )
  art.add(circle(cx + 14, cy + 22, R + 66, { fill: '#03040a', opacity: 0.55, filter: art.blur(16) }))
  art.add(
    path(
      `M${cx - 130} ${cy - R - 40}C${cx - 90} ${cy - R - 60} ${cx - 70} ${cy - R - 120} ${cx} ${cy - R - 128}C${cx + 70} ${cy - R - 120} ${cx + 90} ${cy - R - 60} ${cx + 130} ${cy - R - 40}Z`,
      { fill: metal },
    ),
    circle(cx, cy - R - 84, 17, { fill: ink.night }),
    circle(cx - 54, cy - R - 58, 9, { fill: ink.night }),
    circle(cx + 54, cy - R - 58, 9, { fill: ink.night }),
  )
  art.add(
    circle(cx, cy - R - 172, 50, hair(ink.brass, 12)),
    circle(cx, cy - R - 172, 50, hair(ink.glint, 2.4, 0.9)),
  )
  art.add(
    circle(cx, cy, R + 62, { fill: metal }),
    circle(cx, cy, R + 60, hair('#4b3110', 2)),
    circle(cx, cy, R + 6, hair('#4b3110', 2)),
    circle(cx, cy, R + 34, hair('#4b3110', 1.2)),
  )
  art.add(
    dial({
      x: cx,
      y: cy,
      r: R + 60,
      count: 360,
      major: 5,
      short: 10,
      long: 24,
      color: '#3d280e',
      width: 1.2,
    }),
    dial({ x: cx, y: cy, r: R + 33, count: 72, major: 3, short: 10, long: 24, color: '#3d280e', width: 1.6 }),
  )
  art.add(
    circle(cx, cy, R, {
      fill: art.radial([
        [0, '#1f2554'],
        [1, '#0c1026'],
      ]),
    }),
  )
  const clip = art.clip(circle(cx, cy, R - 2))
  const above = art.clip(
    circle(cx, cy - (equator * Math.cos(latitude)) / Math.sin(latitude), equator / Math.sin(latitude)),
  )
  art.add(
    group(
      [
        group(azimuths(), { clipPath: above }),
        almucantars(),
        circle(cx, cy, equator, hair(ink.pale, 1.3, 0.7)),
        circle(cx, cy, equator * Math.tan((Math.PI / 2 - tilt) / 2), hair(ink.pale, 1.1, 0.6)),
        path(`M${cx - R} ${cy}H${cx + R}M${cx} ${cy - R}V${cy + R}`, hair(ink.pale, 1.1, 0.6)),
      ],
      { clipPath: clip },
    ),
  )
  art.add(rete(art))
  const rule = art.linear([
    [0, '#8c6327'],
    [0.5, '#fff0c0'],
    [1, '#8c6327'],
  ])
  art.add(
    group(
      [
        path(
          `M${-R - 46} -4L-120 -24C-60 -30 -50 -42 0 -42C50 -42 60 -30 120 -24L${R + 46} -4V4L120 12H-120L${-R - 46} 4Z`,
          { fill: rule, stroke: '#4b3110', strokeWidth: 1.6 },
        ),
        sample(19, t => path(`M${-360 + t * 720} 4V${(t * 18) % 3 < 0.1 ? -12 : -5}`, hair('#4b3110', 1.4))),
      ],
      { transform: put(cx, cy, -34) },
    ),
  )
  art.add(
    circle(cx, cy, 30, { fill: metal, stroke: '#4b3110', strokeWidth: 2 }),
    circle(cx, cy, 12, { fill: '#4b3110' }),
    path(smooth(arc({ x: cx, y: cy, rx: 21, from: 3.4, to: 5.2, count: 12 })), hair('#fff6dd', 3, 0.9)),
  )
  halo(art, [cx - 250, cy - 360, 240, '#fff6dd', 0.35])
  return art.print()
}
