import { circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** A cone of overlapping scales, tip down; `w` and `h` are half width and height. */
function cone({ x, y, w, h, turn, rows, open = 1, tones }) {
  const scales = sample(rows, t => 1 - t).flatMap((t, row) => {
    const wide = w * Math.sin(Math.PI * (0.16 + 0.76 * (1 - t))) ** 0.8
    const count = Math.max(2, Math.round(wide / 17))
    return sample(count, s => s).map(s => {
      const side = (s - 0.5) * 2 * (row % 2 ? 0.86 : 1)
      const [px, py] = [side * wide * 0.86, t * h - Math.abs(side) * h * 0.03]
      const size = (h / rows) * 1.5
      const lean = side * 38 * open
      return group(
        [
          path(
            `M${-size * 0.5} ${-size * 0.3}C${-size * 0.62} ${size * 0.5} ${-size * 0.3} ${size * 0.84} 0 ${size}C${size * 0.3} ${size * 0.84} ${size * 0.62} ${size * 0.5} ${size * 0.5} ${-size * 0.3}Z`,
            { fill: tones[(row + Math.round(s * 9)) % tones.length], stroke: '#fff', strokeWidth: 3 },
          ),
          path(`M0 ${size * 0.3}V${size * 0.82}`, pen('#fff', 2)),
        ],
        { transform: put(px, py, -lean) },
      )
    })
  })
  return group(scales, { transform: put(x, y, turn) })
}

/** A sprig whose needles stand off both sides (fir), or in brushes of five (pine). */
function sprig(random, { x, y, angle, length, bend, needle, fill, tuft = false, thick = 2.6 }) {
  const line = bent({ x, y, angle, length, bend, steps: 60 })
  const needles = line.slice(tuft ? 12 : 2).flatMap(([px, py], index) => {
    const heading = angle + bend * (index / 60)
    if (tuft && index % 7) return []
    const spread = tuft
      ? sample(11, t => (t - 0.5) * 2.3)
      : [1, -1].map(side => side * random.between(0.8, 1.06))
    return spread.map(turn =>
      path(
        ribbon(
          bent({
            x: px,
            y: py,
            angle: heading + turn,
            length: needle * random.between(0.82, 1.06) * (tuft ? 1 : 1 - (index / 60) * 0.5),
            bend: -turn * 0.28,
            steps: 4,
          }),
          t => thick * (1 - t * 0.7),
        ),
        { fill },
      ),
    )
  })
  return [
    path(
      ribbon(line, t => 7 - 4 * t),
      { fill: ink.clay },
    ),
    needles,
  ]
}

export function draw() {
  const sheet = press({ stock: paper.cream, seed: 113 })
  const random = seeded(41)
  sheet.under(circle(800, 540, 360, { fill: '#e3e2c8' }))
  const fir = shape => sheet.moss(sprig(random, shape).slice(1))
  const wood = shape => sheet.clay(sprig(seeded(1), shape)[0])
  const sprigs = [
    { x: 190, y: 250, angle: 0.5, length: 560, bend: 0.35, needle: 74, fill: ink.moss },
    { x: 330, y: 330, angle: 1.25, length: 320, bend: 0.2, needle: 58, fill: ink.moss },
    { x: 430, y: 360, angle: -0.15, length: 300, bend: 0.3, needle: 54, fill: ink.mossMid },
    {
      x: 1420,
      y: 200,
      angle: 2.5,
      length: 560,
      bend: -0.3,
      needle: 150,
      fill: ink.moss,
      tuft: true,
      thick: 2.3,
    },
    {
      x: 1250,
      y: 330,
      angle: 1.7,
      length: 330,
      bend: 0.2,
      needle: 130,
      fill: ink.mossMid,
      tuft: true,
      thick: 2.2,
    },
    { x: 1390, y: 980, angle: -2.7, length: 420, bend: 0.3, needle: 44, fill: ink.moss },
    { x: 1250, y: 930, angle: -2.1, length: 230, bend: -0.3, needle: 38, fill: ink.moss },
  ]
  sprigs.forEach(shape => {
    wood(shape)
    fir(shape)
  })
  const tones = [ink.clay, '#a04725', '#c4683e']
  const hole = (x, y, w, h, turn) =>
    group(
      [
        path(
          `M${-w * 0.8} ${h * 0.1}C${-w} ${h * 0.6} ${-w * 0.4} ${h} 0 ${h * 1.05}C${w * 0.4} ${h} ${w} ${h * 0.6} ${w * 0.8} ${h * 0.1}Z`,
          { fill: '#fff' },
        ),
      ],
      { transform: put(x, y, turn) },
    )
  sheet.moss(hole(770, 470, 150, 490, 4), hole(1120, 560, 180, 280, -12), hole(470, 650, 80, 240, 16))
  sheet.clay(cone({ x: 770, y: 470, w: 150, h: 460, turn: 4, rows: 13, open: 0.8, tones }))
  sheet.clay(
    cone({ x: 1110, y: 560, w: 190, h: 260, turn: -12, rows: 7, open: 1.5, tones: ['#a04725', ink.clay] }),
  )
  sheet.clay(
    cone({ x: 470, y: 660, w: 84, h: 220, turn: 16, rows: 9, open: 0.6, tones: [ink.clayMid, '#c4683e'] }),
  )
  sheet.clay(
    [
      [330, 960, 30],
      [420, 1000, 160],
      [900, 1020, -20],
      [560, 990, 90],
    ].map(([x, y, turn]) =>
      group(
        [
          path('M0 0C30 -30 90 -34 120 -6C90 14 40 16 0 0Z', { fill: ink.clayPale }),
          path('M-8 -6C4 -18 24 -14 26 0C22 14 2 14 -8 6Z', { fill: ink.clay }),
        ],
        { transform: put(x, y, turn) },
      ),
    ),
  )
  return sheet.pull()
}
