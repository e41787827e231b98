import { circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bent, frond, leaf } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

function radish(sheet, { x, y, turn, scale }) {
  const place = { transform: put(x, y, turn, scale) }
  sheet.moss(
    group(
      [
        [-1.95, 230, 46, -0.3],
        [-1.57, 260, 50, 0.1],
        [-1.2, 220, 46, 0.4],
      ].map(([angle, length, width, bend]) =>
        leaf({
          x: 0,
          y: -70,
          angle,
          length,
          width,
          bend,
          fill: ink.moss,
          veins: 6,
          shape: 'spoon',
          teeth: 5,
        }),
      ),
      place,
    ),
  )
  sheet.clay(
    group(
      [
        path(
          'M0 -80C70 -84 100 -30 84 20C66 74 20 84 6 120C0 160 4 190 -6 226C-10 190 -10 150 -14 120C-30 84 -78 70 -88 14C-96 -40 -66 -82 0 -80Z',
          { fill: ink.clay },
        ),
        path('M-60 -20C-56 -44 -40 -58 -18 -60', pen('#fff', 8)),
        path('M-6 226C-10 190 -10 150 -14 120C-20 104 0 104 6 120C0 160 4 190 -6 226Z', { fill: ink.blush }),
      ],
      place,
    ),
  )
}

function carrot(sheet, { x, y, turn, scale }) {
  const place = { transform: put(x, y, turn, scale) }
  sheet.moss(
    group(
      [
        frond({
          x: -6,
          y: -190,
          angle: -1.75,
          length: 260,
          bend: -0.4,
          spread: 80,
          pairs: 12,
          lobes: 7,
          fill: ink.moss,
        }),
        frond({
          x: 6,
          y: -190,
          angle: -1.36,
          length: 280,
          bend: 0.35,
          spread: 84,
          pairs: 12,
          lobes: 7,
          fill: ink.mossMid,
        }),
      ],
      place,
    ),
  )
  const rings = [
    [-120, -50, 40],
    [-60, 52, -30],
    [0, -44, 24],
    [60, 34, -26],
    [120, -26, 20],
    [170, 16, -12],
  ].map(([py, px, long]) => path(`M${px} ${py}q${long * 0.5} 10 ${long} 2`, pen('#fff', 4)))
  sheet.clay(
    group(
      [
        path(
          'M0 -196C60 -206 74 -160 66 -100C56 0 30 120 4 280C-2 290 -6 286 -8 276C-30 130 -58 10 -66 -100C-72 -160 -58 -204 0 -196Z',
          { fill: '#cd7434' },
        ),
        rings,
      ],
      place,
    ),
  )
}

function artichoke(sheet, { x, y, scale }) {
  const rows = [
    [-150, 3, 74],
    [-96, 4, 96],
    [-36, 5, 104],
    [26, 5, 104],
    [84, 4, 92],
  ]
  const scales = rows.flatMap(([py, count, size], row) =>
    sample(count, t => t).map(t => {
      const side = count === 1 ? 0 : (t - 0.5) * 2
      const wide = [46, 92, 124, 128, 96][row]
      return group(
        [
          path(
            `M${-size * 0.46} ${size * 0.5}C${-size * 0.6} ${-size * 0.1} ${-size * 0.24} ${-size * 0.5} 0 ${-size * 0.8}C${size * 0.24} ${-size * 0.5} ${size * 0.6} ${-size * 0.1} ${size * 0.46} ${size * 0.5}Z`,
            { fill: row % 2 ? ink.moss : '#5d7a54', stroke: '#fff', strokeWidth: 4 },
          ),
          path(`M0 ${-size * 0.6}V${size * 0.2}`, pen('#fff', 2.4)),
        ],
        { transform: put(side * wide, py + Math.abs(side) * 14, side * 20) },
      )
    }),
  )
  sheet.moss(
    group(
      [
        path('M-26 120C-22 190 -24 250 -34 300H34C24 250 22 190 26 120Z', { fill: ink.moss }),
        path('M-8 150V290M10 150V290', pen('#fff', 2.4)),
        scales,
      ],
      { transform: put(x, y, 0, scale) },
    ),
  )
  sheet.clay(
    group(
      [
        sample(15, t =>
          path(
            ribbon(
              bent({ x: 0, y: -170, angle: -2.4 + t * 1.66, length: 90, bend: (t - 0.5) * 0.6, steps: 5 }),
              s => 4 * (1 - s) + 1.4,
            ),
            { fill: ink.clay },
          ),
        ),
      ],
      { transform: put(x, y, 0, scale) },
    ),
  )
}

function pod(sheet, { x, y, turn, scale, open }) {
  const place = { transform: put(x, y, turn, scale) }
  const peas = open
    ? sample(6, t => [
        circle(-130 + t * 250, 8 - Math.sin(t * Math.PI) * -16, 25 - Math.abs(t - 0.45) * 18, {
          fill: ink.moss,
          stroke: '#fff',
          strokeWidth: 4,
        }),
        circle(-138 + t * 250, 16, 5, { fill: '#fff' }),
      ])
    : ''
  sheet.moss(
    group(
      [
        path('M-210 -10C-140 -60 100 -66 210 4C120 70 -120 76 -210 -10Z', {
          fill: open ? ink.mossMid : ink.moss,
        }),
        open
          ? path('M-180 -6C-110 -36 90 -36 172 6C90 52 -100 54 -180 -6Z', { fill: ink.mossPale })
          : path('M-180 -8C-100 10 90 20 190 4', pen('#fff', 3.4)),
        peas,
        path('M-210 -10C-236 -20 -250 -40 -276 -44M-214 -10C-232 4 -236 20 -252 30', pen(ink.moss, 8)),
        path('M206 4q22 0 30 -14', pen(ink.moss, 5)),
      ],
      place,
    ),
  )
}

function onion(sheet, { x, y, scale }) {
  const lines = sample(7, t => (t - 0.5) * 2).map(side =>
    path(`M0 -130C${side * 110} -80 ${side * 150} 40 0 104`, pen('#fff', 3.2)),
  )
  sheet.clay(
    group(
      [
        path(
          'M-12 -210C-6 -150 -10 -130 -20 -120C-140 -70 -140 80 -20 104H20C140 80 140 -70 20 -120C10 -130 8 -160 20 -216Z',
          { fill: ink.clayMid },
        ),
        lines,
        sample(9, t =>
          path(`M${-16 + t * 32} 104q${(t - 0.5) * 40} 26 ${(t - 0.5) * 70} 50`, pen(ink.clay, 3)),
        ),
      ],
      { transform: put(x, y, 0, scale) },
    ),
  )
}

export function draw() {
  const sheet = press({ stock: paper.warm, seed: 133 })
  const random = seeded(3)
  sheet.under(path('M80 610H1520V1080H80Z', { fill: '#f0dfbf' }), circle(800, 380, 210, { fill: '#e8d4a4' }))
  artichoke(sheet, { x: 800, y: 400, scale: 1.16 })
  radish(sheet, { x: 300, y: 480, turn: -8, scale: 1.12 })
  carrot(sheet, { x: 535, y: 600, turn: 5, scale: 1.12 })
  carrot(sheet, { x: 1060, y: 620, turn: -7, scale: 1.02 })
  onion(sheet, { x: 1320, y: 480, scale: 1.16 })
  pod(sheet, { x: 300, y: 900, turn: -10, scale: 0.86, open: true })
  pod(sheet, { x: 1310, y: 790, turn: 12, scale: 0.84, open: false })
  pod(sheet, { x: 1290, y: 960, turn: -4, scale: 0.8, open: true })
  sheet.clay(
    [
      [730, 900, 56],
      [862, 930, 48],
      [790, 1010, 40],
    ].map(([x, y, r]) => [
      circle(x, y, r, { fill: ink.clay }),
      path(
        `M${x - r * 0.55} ${y - r * 0.2}Q${x - r * 0.4} ${y - r * 0.6} ${x} ${y - r * 0.64}`,
        pen('#fff', 5),
      ),
    ]),
  )
  sheet.moss(
    [
      [730, 850, 56],
      [862, 888, 48],
      [790, 976, 40],
    ].map(([x, y, r]) =>
      group(
        sample(5, t =>
          leaf({ x: 0, y: 0, angle: t * 5.03 - 1.2, length: r * 0.72, width: 7, fill: ink.moss, veins: 0 }),
        ),
        { transform: put(x, y) },
      ),
    ),
  )
  sheet.moss(
    sample(40, () =>
      oval(random.between(100, 1500), random.between(620, 1070), 2.4, 1.6, { fill: ink.mossMid }),
    ),
  )
  sheet.moss(
    path(
      smooth([
        [80, 610],
        [500, 606],
        [1000, 612],
        [1520, 608],
      ]),
      pen(ink.moss, 2),
    ),
  )
  return sheet.pull()
}
