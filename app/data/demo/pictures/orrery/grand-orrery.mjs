import { circle, group, path } from '../drawing/canvas.mjs'
import { arc, ball, dial, hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'

const [cx, top] = [800, 470]
const flat = 0.3
const metal = art =>
  art.linear(
    [
      [0, '#5b3b12'],
      [0.25, '#d9a441'],
      [0.42, '#fff0c0'],
      [0.6, '#c08c34'],
      [1, '#3d280e'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  )

const worlds = [
  { r: 170, angle: 2.5, y: 54, size: 15, tone: ['#ffe3c4', '#c98a5a', '#3b2010'] },
  { r: 262, angle: 0.5, y: 36, size: 24, tone: ['#fff6da', '#e6c07a', '#5b3d16'] },
  { r: 366, angle: 3.6, y: 18, size: 27, tone: ['#d6efff', '#4f8fd0', '#0f2348'], moon: true },
  { r: 462, angle: 5.5, y: 0, size: 20, tone: ['#ffc9ae', '#d0623e', '#3d140c'] },
  { r: 580, angle: 1.15, y: -22, size: 54, tone: ['#fff0d6', '#d6a06a', '#4a2a14'], belts: true },
  { r: 700, angle: 2.98, y: -46, size: 42, tone: ['#fff3cf', '#d9b05f', '#4b3110'], rings: true },
]
const at = ({ r, angle, y }) => [cx + Math.cos(angle) * r, top - y + 80 + Math.sin(angle) * r * flat]

function gear(x, y, rx, teeth, fill) {
  const points = sample(teeth * 4 + 1, t => {
    const angle = t * Math.PI * 2
    const out = Math.floor(t * teeth * 4 + 0.001) % 4 < 2 ? 1 : 0.92
    return [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * rx * out * flat]
  })
  const rim = `M${points.map(point => point.map(value => value.toFixed(1)).join(' ')).join('L')}Z`
  return [
    path(rim, { fill: '#3d280e', transform: 'translate(0 15)' }),
    path(rim, { fill, stroke: '#4b3110', strokeWidth: 1.2 }),
    path(smooth(arc({ x, y, rx: rx * 0.78, ry: rx * 0.78 * flat })), hair('#4b3110', 1.6)),
    sample(6, t => {
      const angle = (t * Math.PI * 2 * 5) / 6 + 0.3
      return path(
        smooth(
          arc({
            x: x + Math.cos(angle) * rx * 0.5,
            y: y + Math.sin(angle) * rx * 0.5 * flat,
            rx: rx * 0.17,
            ry: rx * 0.17 * flat,
          }),
        ),
        { fill: '#2a1b08' },
      )
    }),
  ]
}

function world(art, shape) {
  const [x, y] = at(shape)
  const [light, mid, dark] = shape.tone
  const s = shape.size
  const belts = shape.belts
    ? sample(6, t =>
        path(
          smooth(
            arc({
              x,
              y: y - s * 0.72 + t * s * 1.44,
              rx: s * Math.sqrt(1 - (t - 0.5) ** 2 * 2.2),
              ry: s * 0.13,
              from: 0.05,
              to: 3.09,
              count: 14,
            }),
          ),
          hair('#6b3d1c', 2.6, 0.5),
        ),
      )
    : ''
  const back = shape.rings
    ? [1.5, 1.62, 1.74, 1.92, 2.04].map(k =>
        path(
          smooth(arc({ x, y, rx: s * k, ry: s * k * 0.3, tilt: -0.25, from: Math.PI, to: Math.PI * 2 })),
          hair(ink.brass, 2.2, 0.9),
        ),
      )
    : ''
  const front = shape.rings
    ? [1.5, 1.62, 1.74, 1.92, 2.04].map(k =>
        path(
          smooth(arc({ x, y, rx: s * k, ry: s * k * 0.3, tilt: -0.25, from: 0, to: Math.PI })),
          hair(ink.glint, 2.2, 0.95),
        ),
      )
    : ''
  const moon = shape.moon
    ? [
        path(smooth(arc({ x, y, rx: 56, ry: 17 })), hair(ink.brass, 1.6)),
        ball(art, { x: x + 50, y: y - 8, r: 8, light: '#fff', mid: '#b9bfdd', dark: '#2a2f55' }),
      ]
    : ''
  return [
    path(`M${x} ${y + s * 0.8}V${y + 96 - shape.y * 0.2}`, hair(ink.brass, 4.5)),
    back,
    ball(art, { x, y, r: s, light, mid, dark }),
    belts,
    front,
    moon,
  ]
}

function arm(shape) {
  const [x, y] = at(shape)
  const level = y + 96 - shape.y * 0.2
  const hub = [cx, top + 176 - shape.y * 1.2]
  const side = Math.sign(x - cx) || 1
  return [
    path(
      smooth([hub, [(hub[0] * 2 + x) / 3, (hub[1] * 2 + level) / 3 + 12], [x, level]]),
      hair('#3d280e', 11),
    ),
    path(
      smooth([hub, [(hub[0] * 2 + x) / 3, (hub[1] * 2 + level) / 3 + 12], [x, level]]),
      hair(ink.brass, 7),
    ),
    path(
      smooth([
        [hub[0], hub[1] - 2],
        [(hub[0] * 2 + x) / 3, (hub[1] * 2 + level) / 3 + 10],
        [x, level - 2],
      ]),
      hair(ink.glint, 1.8, 0.9),
    ),
    circle(x, level, 10, { fill: ink.brass, stroke: '#4b3110', strokeWidth: 1.5 }),
    circle(x - side * 46, hub[1] + (level - hub[1]) * 0.93, 5, { fill: ink.glint }),
  ]
}

function stand(art) {
  const fill = metal(art)
  const leg = (dx, dy) => [
    path(
      `M${cx} 930C${cx + dx * 0.4} 940 ${cx + dx * 0.72} 1010 ${cx + dx} ${1090 + dy}`,
      hair('#3d280e', 30),
    ),
    path(
      `M${cx} 930C${cx + dx * 0.4} 940 ${cx + dx * 0.72} 1010 ${cx + dx} ${1090 + dy}`,
      hair('#b07f30', 22),
    ),
    path(
      `M${cx} 924C${cx + dx * 0.4} 934 ${cx + dx * 0.72} 1004 ${cx + dx - 4} ${1082 + dy}`,
      hair('#fff0c0', 3, 0.8),
    ),
    circle(cx + dx, 1098 + dy, 24, { fill: '#b07f30', stroke: '#3d280e', strokeWidth: 2 }),
  ]
  return [
    leg(-300, 0),
    leg(300, 0),
    leg(0, 40),
    path(
      `M${cx - 28} 700C${cx - 20} 780 ${cx - 60} 800 ${cx - 44} 850C${cx - 30} 880 ${cx - 66} 900 ${cx - 60} 950H${cx + 60}C${cx + 66} 900 ${cx + 30} 880 ${cx + 44} 850C${cx + 60} 800 ${cx + 20} 780 ${cx + 28} 700Z`,
      { fill },
    ),
    path(
      `M${cx - 46} 800H${cx + 46}M${cx - 52} 868H${cx + 52}M${cx - 60} 930H${cx + 60}`,
      hair('#3d280e', 4),
    ),
  ]
}

export function draw() {
  const art = night({
    lights: [
      [cx, 520, 960, '#4647a0', 0.5],
      [cx, 480, 520, '#f0b04a', 0.35],
    ],
  })
  stars(art, { seed: 63, count: 300 })
  const big = arc({ x: cx, y: top + 80, rx: 770, ry: 770 * flat })
  art.add(
    path(smooth(arc({ x: cx, y: 1130, rx: 470, ry: 60 })), {
      fill: '#03040a',
      opacity: 0.7,
      filter: art.blur(14),
    }),
  )
  art.add(
    worlds.map(shape =>
      path(
        smooth(arc({ x: cx, y: top - shape.y + 80, rx: shape.r, ry: shape.r * flat, count: 90 })),
        hair(ink.brass, 1.2, 0.5),
      ),
    ),
  )
  art.add(stand(art))
  const fill = metal(art)
  art.add(gear(cx, 700, 190, 44, fill), gear(cx + 200, 712, 84, 20, fill), gear(cx - 176, 716, 66, 16, fill))
  art.add(
    path(`M${cx - 20} 480H${cx + 20}V700H${cx - 20}Z`, { fill }),
    sample(6, t =>
      path(`M${cx - 34 + t * 8} ${560 + t * 110}H${cx + 34 - t * 8}V${574 + t * 110}H${cx - 34 + t * 8}Z`, {
        fill,
        stroke: '#3d280e',
        strokeWidth: 1,
      }),
    ),
  )
  const [behind, before] = [
    worlds.filter(({ angle }) => Math.sin(angle) < 0),
    worlds.filter(({ angle }) => Math.sin(angle) >= 0),
  ]
  art.add(
    behind.map(arm),
    behind.map(shape => world(art, shape)),
  )
  halo(art, [cx, 420, 330, '#ffd98a', 0.9])
  art.add(ball(art, { x: cx, y: 420, r: 86, light: '#fffbe6', mid: '#ffc95c', dark: '#b5651f' }))
  art.add(
    group(
      sample(24, t => {
        const angle = (t * Math.PI * 2 * 23) / 24
        const far = Math.round(t * 23) % 2 ? 118 : 140
        return path(
          `M${cx + Math.cos(angle) * 98} ${420 + Math.sin(angle) * 98}L${cx + Math.cos(angle) * far} ${420 + Math.sin(angle) * far}`,
          hair(ink.glint, 2.4, 0.9),
        )
      }),
    ),
  )
  art.add(
    before.map(arm),
    before.map(shape => world(art, shape)),
  )
  art.add(
    path(smooth(big), hair(ink.brass, 3, 0.9)),
    path(smooth(arc({ x: cx, y: top + 80, rx: 752, ry: 752 * flat })), hair(ink.brass, 1, 0.6)),
  )
  const ticks = sample(145, t => {
    const angle = t * Math.PI * 2
    const long = Math.round(t * 144) % 12 === 0 ? 744 : 760
    return `M${(cx + Math.cos(angle) * 770).toFixed(1)} ${(top + 80 + Math.sin(angle) * 770 * flat).toFixed(1)}L${(cx + Math.cos(angle) * long).toFixed(1)} ${(top + 80 + Math.sin(angle) * long * flat).toFixed(1)}`
  })
  art.add(path(ticks.join(''), hair(ink.brass, 1.4, 0.9)))
  art.add(dial({ x: cx, y: 420, r: 330, count: 120, major: 10, opacity: 0.18, short: 6, long: 12 }))
  return art.print()
}
