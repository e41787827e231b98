import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { around, ribbon, sample, smooth } from '../drawing/path.mjs'
import { noiseField, seeded } from '../drawing/random.mjs'
import { stem } from './flowers.mjs'
import { bent, leaf } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** An old rose from above: overlapping petals row by row, each with a lit rim, wound up in the heart. */
function rose({ x, y, r, seed, turn }) {
  const noise = noiseField(seed)
  const rows = [
    [1, 7],
    [0.84, 7],
    [0.69, 6],
    [0.55, 6],
    [0.43, 5],
    [0.32, 4],
    [0.22, 3],
    [0.13, 2],
  ]
  const tones = [ink.clayPale, '#e6b48e', ink.clayMid, '#cd7f55', '#c4683e', ink.clay, '#a04725', '#8d3c1f']
  const petals = rows.flatMap(([size, count], row) =>
    sample(count, t => Math.round(t * (count - 1))).map(index => {
      const angle = (index / count) * Math.PI * 2 + row * 0.72 + noise(row, index) * 0.3
      const [px, py] = [Math.cos(angle) * r * size * 0.46, Math.sin(angle) * r * size * 0.46]
      const wide = r * size * (0.62 + noise(index * 1.7, row * 2.3) * 0.06)
      const outline = around(
        14,
        [px, py],
        at => wide * (0.9 + 0.1 * Math.cos(at - angle) + 0.05 * noise(at * 1.4 + index, row + 3)),
        1,
      )
      const inner = around(
        14,
        [px - Math.cos(angle) * wide * 0.1, py - Math.sin(angle) * wide * 0.1],
        at => wide * (0.82 + 0.1 * Math.cos(at - angle) + 0.05 * noise(at * 1.4 + index, row + 3)),
        1,
      )
      return [
        path(smooth(outline, true), { fill: '#fbefe2' }),
        path(smooth(inner, true), { fill: tones[row] }),
        path(smooth(outline, true), pen(ink.clay, 2.2)),
      ]
    }),
  )
  return group(petals, { transform: put(x, y, turn) })
}

function spray(sheet, { x, y, angle, size }) {
  const line = bent({ x, y, angle, length: size * 2.1, bend: 0.25, steps: 10 })
  sheet.moss(
    path(
      ribbon(line, t => 5 - 3 * t),
      { fill: ink.moss },
    ),
  )
  const places = [
    [10, 0, 1],
    [6, 1, 0.88],
    [6, -1, 0.88],
    [3, 1, 0.76],
    [3, -1, 0.76],
  ]
  for (const [at, side, scale] of places) {
    const [px, py] = line[at]
    sheet.moss(
      leaf({
        x: px,
        y: py,
        angle: angle + 0.2 + side * 0.95,
        length: size * scale,
        width: size * 0.33 * scale,
        bend: -side * 0.3,
        fill: side ? ink.moss : ink.pine,
        veins: 7,
        teeth: 11,
        shape: 'egg',
        vein: 2.6,
      }),
    )
  }
}

export function draw() {
  const sheet = press({ stock: paper.dusk, seed: 52, shift: [8, -6] })
  const random = seeded(6)
  sheet.under(circle(790, 560, 430, { fill: '#dfa88a' }))
  const main = [
    [900, 1090],
    [880, 960],
    [830, 800],
    [800, 600],
  ]
  sheet.moss(
    stem(main, 15, ink.pine),
    stem(
      [
        [880, 960],
        [1050, 880],
        [1180, 760],
        [1230, 640],
      ],
      9,
      ink.pine,
    ),
    stem(
      [
        [850, 870],
        [700, 880],
        [560, 850],
        [450, 760],
      ],
      9,
      ink.pine,
    ),
  )
  sheet.moss(
    [
      [888, 1010, 1],
      [872, 920, -1],
      [1030, 892, 1],
      [650, 884, -1],
      [846, 840, 1],
    ].map(([x, y, side]) =>
      path(`M${x} ${y - 12}L${x + side * 28} ${y - 4}L${x} ${y + 10}Z`, { fill: ink.pine }),
    ),
  )
  for (const [x, y, angle, size] of [
    [1090, 850, 0.1, 124],
    [990, 905, 0.45, 110],
    [640, 870, 2.75, 120],
    [510, 815, 3.1, 120],
    [1215, 690, -0.1, 96],
  ])
    spray(sheet, { x, y, angle, size })
  const dark = around(18, [795, 470], () => 300 * random.between(0.95, 1.03))
  sheet.moss(
    path(smooth(dark, true), { fill: ink.bare }),
    circle(1235, 560, 112, { fill: ink.bare }),
    circle(440, 690, 92, { fill: ink.bare }),
  )
  sheet.clay(
    rose({ x: 790, y: 470, r: 300, seed: 3, turn: 12 }),
    rose({ x: 1235, y: 560, r: 120, seed: 8, turn: 70 }),
    rose({ x: 440, y: 690, r: 98, seed: 12, turn: -30 }),
  )
  sheet.clay(
    [
      [330, 250, 30],
      [1280, 930, 200],
      [1180, 240, 110],
    ].map(([x, y, turn]) =>
      group(
        [
          path('M0 0C30 -34 84 -30 96 10C70 40 20 36 0 0Z', { fill: ink.clayMid }),
          path('M6 2C34 -10 60 -8 86 10', pen(ink.clay, 2)),
        ],
        { transform: put(x, y, turn) },
      ),
    ),
  )
  return sheet.pull()
}
