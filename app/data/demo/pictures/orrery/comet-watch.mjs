import { circle, group, path } from '../drawing/canvas.mjs'
import { layered, noiseField, seeded } from '../drawing/random.mjs'
import { beacon, dial, grid, hair, halo, ink, night, sample, screen, smooth, stars } from './chart.mjs'

const head = [1110, 770]
const noise = layered(noiseField(23), 3)

/** One thread of a tail: it leaves the head at `angle` and bends by `bend`. */
function thread(random, { angle, bend, length, open, from }) {
  const start = (random.next() - 0.5) * 2
  const points = sample(9, t => {
    const heading = angle + start * open * (0.2 + t * 0.8) + bend * t * t
    const far = from + length * t
    const ripple = noise(t * 2.4 + start * 3, start * 4) * 16 * t
    return [
      head[0] + Math.cos(heading) * far - Math.sin(heading) * (ripple + start * 11),
      head[1] + Math.sin(heading) * far + Math.cos(heading) * (ripple + start * 11),
    ]
  })
  return smooth(points)
}

function tail(art, random, { angle, bend, length, open, count, stops, width }) {
  const stroke = art.radial(stops, {
    gradientUnits: 'userSpaceOnUse',
    cx: head[0],
    cy: head[1],
    r: length * 1.08,
  })
  const lines = sample(count, () =>
    thread(random, {
      angle,
      bend,
      open,
      from: 12,
      length: length * random.between(0.5, 1) * (0.7 + 0.3 * random.next()),
    }),
  )
  return group(
    [
      path(lines.slice(0, count / 3).join(''), hair(stroke, width * 2, 0.5)),
      path(lines.slice(count / 3).join(''), hair(stroke, width, 0.8)),
    ],
    screen,
  )
}

export function draw() {
  const art = night({
    lights: [
      [1000, 700, 900, '#3c4a9c', 0.45],
      [head[0], head[1], 420, '#d9a441', 0.3],
    ],
  })
  const random = seeded(58)
  grid(art, { x: 1700, y: 1700, from: 500, step: 150, rings: 11, spokes: 72, opacity: 0.16 })
  stars(art, { seed: 31, count: 520 })
  const orbit = sample(60, t => [1340 - 1500 * (t - 0.2) * 0.9, 980 + 1500 * (t - 0.24) ** 2 - 120 * t])
  art.add(path(smooth(orbit), hair(ink.brass, 1.6, 0.75, { strokeDasharray: '12 9' })))
  art.add(
    orbit
      .filter((_, index) => index % 6 === 3)
      .map(([x, y]) => circle(x, y, 4.6, { fill: ink.night, stroke: ink.brass, strokeWidth: 1.5 })),
  )
  art.add(
    tail(art, random, {
      angle: -2.72,
      bend: 0,
      length: 1180,
      open: 0.055,
      count: 170,
      width: 1.1,
      stops: [
        [0, '#eaf6ff', 1],
        [0.3, '#7fb6ff', 0.85],
        [0.7, '#5c8df0', 0.4],
        [1, '#5c8df0', 0],
      ],
    }),
  )
  art.add(
    tail(art, random, {
      angle: -2.6,
      bend: 0.46,
      length: 1330,
      open: 0.17,
      count: 560,
      width: 1.1,
      stops: [
        [0, '#fffaf0', 1],
        [0.25, '#f6dc9c', 0.85],
        [0.6, '#d9a441', 0.5],
        [1, '#b96f3a', 0],
      ],
    }),
  )
  halo(art, [...head, 260, '#fff1cf', 0.9])
  const shells = sample(7, t =>
    path(
      smooth(
        sample(20, s => {
          const angle = -2.6 + Math.PI + (s - 0.5) * 3.4
          const r = 30 + t * 74
          return [head[0] + Math.cos(angle) * r, head[1] + Math.sin(angle) * r]
        }),
      ),
      hair('#fff1cf', 1.4, 0.75 - t * 0.6),
    ),
  )
  art.add(
    shells,
    circle(...head, 25, {
      fill: art.radial([
        [0, '#ffffff'],
        [0.5, '#fff1cf'],
        [1, '#f6dc9c', 0.2],
      ]),
    }),
  )
  art.add(
    circle(...head, 168, hair(ink.brass, 1.3, 0.7)),
    dial({ x: head[0], y: head[1], r: 168, count: 60, major: 5, short: 6, long: 13, opacity: 0.8 }),
  )
  art.add(
    path(
      `M${head[0] + 168} ${head[1]}H${head[0] + 300}M${head[0]} ${head[1] + 168}V${head[1] + 280}`,
      hair(ink.brass, 1.3, 0.6),
    ),
  )
  for (const [x, y] of [
    [250, 890],
    [690, 1010],
    [1420, 200],
    [1290, 420],
    [180, 300],
    [1480, 620],
  ])
    beacon(art, { x, y, r: 2.8, reach: 22 })
  return art.print()
}
