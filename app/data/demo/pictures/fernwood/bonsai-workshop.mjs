import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** A cloud of needles: little fans of strokes packed into a flat cushion. */
function cushion(random, { x, y, w, h }) {
  const base = path(
    `M${x - w} ${y}C${x - w * 1.06} ${y - h * 0.8} ${x - w * 0.5} ${y - h * 1.3} ${x} ${y - h * 1.2}C${x + w * 0.6} ${y - h * 1.36} ${x + w * 1.06} ${y - h * 0.7} ${x + w} ${y}C${x + w * 0.5} ${y + h * 0.24} ${x - w * 0.5} ${y + h * 0.24} ${x - w} ${y}Z`,
    { fill: ink.moss },
  )
  const fans = sample(Math.round((w * h) / 190), () => {
    const [px, py] = [x + random.between(-1, 1) * w * 0.98, y - h * random.between(-0.1, 1.08) * 0.96]
    const edge = Math.hypot((px - x) / w, (py - y + h * 0.5) / h)
    const color = random.next() < 0.34 ? '#fff' : ink.moss
    const size = random.between(15, 25)
    return path(
      sample(7, t => {
        const angle = -Math.PI * (0.12 + t * 0.76)
        return `M${px} ${py}l${(Math.cos(angle) * size).toFixed(1)} ${(Math.sin(angle) * size).toFixed(1)}`
      }).join(''),
      pen(edge > 0.86 ? ink.moss : color, 2),
    )
  })
  return [base, fans]
}

export function draw() {
  const sheet = press({ stock: paper.warm, seed: 71 })
  const random = seeded(18)
  sheet.under(circle(1010, 430, 300, { fill: ink.clayMid }))
  sheet.clay(
    path(
      'M70 910C280 800 400 840 560 760C700 690 780 800 930 800C1100 800 1200 700 1330 740C1430 770 1500 800 1540 830V960H70Z',
      { fill: ink.clayPale, opacity: 0.7 },
    ),
  )
  const trunk = [
    [820, 920],
    [760, 850],
    [690, 770],
    [720, 660],
    [830, 580],
    [860, 480],
    [790, 390],
    [800, 300],
  ]
  sheet.clay(
    path(
      ribbon(trunk, t => 66 * (1 - t) ** 0.8 + 9),
      { fill: ink.clay },
    ),
  )
  sheet.clay(
    [
      [
        [706, 730],
        [600, 690],
        [500, 690],
      ],
      [
        [840, 560],
        [980, 560],
        [1110, 600],
        [1200, 590],
      ],
      [
        [856, 490],
        [730, 470],
        [610, 500],
      ],
      [
        [800, 400],
        [900, 370],
        [990, 390],
      ],
    ].map(points =>
      path(
        ribbon(points, t => 23 * (1 - t * 0.72)),
        { fill: ink.clay },
      ),
    ),
  )
  sheet.clay(
    [
      [820, 930, 700, 936],
      [800, 930, 900, 944],
      [840, 925, 960, 930],
    ].map(([x, y, tx, ty]) =>
      path(
        ribbon(
          [
            [x, y - 50],
            [(x + tx) / 2, y - 6],
            [tx, ty],
          ],
          t => 26 * (1 - t) + 3,
        ),
        { fill: ink.clay },
      ),
    ),
  )
  const bark = sample(17, t => {
    const at = Math.min(6, Math.floor(t * 7))
    const [from, to] = [trunk[at], trunk[at + 1]]
    const share = t * 7 - at
    const [px, py] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const wide = 46 * (1 - t) ** 0.8
    return path(
      `M${px - wide} ${py + 6}q${wide} ${-16 - random.between(0, 10)} ${wide * random.between(1.2, 2)} ${random.between(-4, 10)}`,
      pen('#fff', 3),
    )
  })
  sheet.clay(bark)
  const clouds = [
    [800, 300, 210, 118],
    [590, 490, 185, 96],
    [1010, 385, 165, 84],
    [480, 690, 205, 100],
    [1190, 590, 225, 108],
    [960, 556, 110, 56],
  ]
  sheet.moss(clouds.map(([x, y, w, h]) => cushion(random, { x, y, w, h })))
  sheet.moss(
    path('M520 936H1120L1076 1034C1070 1046 1060 1050 1046 1050H594C580 1050 570 1046 564 1034Z', {
      fill: ink.pine,
    }),
    path('M496 918H1144V946H496Z', { fill: ink.pine }),
    path('M600 1050H690V1068H600ZM950 1050H1040V1068H950Z', { fill: ink.pine }),
    path('M556 976H1084M566 1006H1074', pen('#fff', 2.4)),
  )
  sheet.moss(
    path(
      smooth([
        [520, 922],
        [600, 896],
        [700, 912],
        [830, 890],
        [960, 910],
        [1050, 898],
        [1120, 922],
      ]),
      pen(ink.moss, 13),
    ),
    specks(random, { count: 60, x: 820, y: 908, spread: 180, tall: 7, r: 5, fill: ink.moss }),
  )
  sheet.moss(
    group(
      [
        path(
          'M8 6C-40 -2 -70 -14 -150 -44L-146 -54C-80 -38 -30 -22 14 -8ZM8 -6C-40 2 -70 14 -150 44L-146 54C-80 38 -30 22 14 8Z',
          { fill: ink.pine },
        ),
        path(
          'M6 -4C50 -6 70 -50 110 -48C150 -40 140 6 96 4C60 2 40 4 6 4C50 6 70 50 110 48C150 40 140 -6 96 -4',
          pen(ink.pine, 9),
        ),
        circle(4, 0, 6, { fill: '#fff' }),
      ],
      { transform: put(1340, 1020, 4) },
    ),
  )
  return sheet.pull()
}
