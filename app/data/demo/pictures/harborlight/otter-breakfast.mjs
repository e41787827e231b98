import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { star } from './reef.mjs'
import { glow, ink, water } from './sea.mjs'

const fur = { dark: '#5a3426', mid: '#7d4a33', light: '#a76b48', face: '#f0cfa6', nose: '#2a1512' }

function face(look) {
  return [
    path('M-96 8C-104 -58 -58 -98 0 -98C58 -98 104 -58 96 8C90 66 48 92 0 92C-48 92 -90 66 -96 8Z', {
      fill: fur.light,
    }),
    [-1, 1].map(side => [
      circle(side * 82, -58, 21, { fill: fur.mid }),
      circle(side * 81, -56, 11, { fill: '#e0a884' }),
    ]),
    path('M-78 22C-84 -30 -46 -62 0 -60C46 -62 84 -30 78 22C70 66 36 82 0 82C-36 82 -70 66 -78 22Z', {
      fill: fur.face,
    }),
    [-1, 1].map(side => [
      look === 'asleep'
        ? path(`M${side * 38 - 15} -8q15 14 30 0`, pen(fur.nose, 6))
        : [
            circle(side * 38, -8, 13.5, { fill: fur.nose }),
            circle(side * 38 + 4, -13, 4.6, { fill: '#fff' }),
          ],
      oval(side * 54, 28, 16, 10, { fill: '#ff9a85', opacity: 0.55 }),
      sample(3, t =>
        path(
          `M${side * 30} ${30 + t * 14}Q${side * 70} ${24 + t * 26} ${side * 102} ${18 + t * 44}`,
          pen('#fff6e6', 2.6),
        ),
      ),
    ]),
    oval(0, 30, 34, 25, { fill: '#fff1da' }),
    path('M-17 12C-10 4 10 4 17 12C16 26 6 32 0 34C-6 32 -16 26 -17 12Z', { fill: fur.nose }),
    path('M0 34V42M-17 44Q-8 54 0 43Q8 54 17 44', pen(fur.nose, 4.4)),
  ]
}

/** A sea otter on its back, head to the left, about 900 long, floating at the origin. */
function otter(art, { x, y, turn, scale, look, holds }) {
  const coat = art.linear([
    [0, fur.light],
    [0.5, fur.mid],
    [1, fur.dark],
  ])
  const tummy = art.linear([
    [0, '#c58f66'],
    [1, '#9a6242'],
  ])
  const foot = (dx, dy, tilt) =>
    group(
      [
        path(
          'M-40 50C-58 10 -56 -40 -30 -72C-18 -82 -10 -76 -6 -66C0 -84 14 -84 20 -68C30 -78 42 -70 42 -56C50 -10 40 34 20 56Z',
          { fill: fur.dark },
        ),
        sample(3, t => path(`M${-18 + t * 36} -50L${-12 + t * 24} 10`, pen('#8a5a40', 4))),
      ],
      { transform: put(dx, dy, tilt) },
    )
  return group(
    [
      path('M330 20C430 -10 520 10 600 70C520 90 420 90 330 76Z', { fill: fur.dark }),
      path(
        'M-300 0C-280 -86 -120 -128 60 -120C220 -112 340 -70 380 10C390 70 330 104 200 112C20 124 -180 118 -270 80C-300 60 -308 30 -300 0Z',
        { fill: coat },
      ),
      path(
        'M-220 -20C-160 -90 20 -104 140 -92C240 -80 300 -46 316 -4C250 30 80 44 -60 36C-150 30 -206 10 -220 -20Z',
        { fill: tummy },
      ),
      foot(330, -70, 22),
      foot(240, -96, 4),
      group([face(look)], { transform: put(-300, -50, -14) }),
      holds,
      [
        [-96, -62, 30],
        [26, -70, -26],
      ].map(([px, py, tilt]) =>
        group(
          [
            path('M-24 30C-40 0 -30 -40 0 -44C30 -40 38 0 24 30Z', { fill: fur.dark }),
            sample(3, t => path(`M${-12 + t * 24} -36v16`, pen('#8a5a40', 4))),
          ],
          { transform: put(px, py, tilt, 1.1) },
        ),
      ),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

/** One swell of the sea: a band from `y` down with a light crest. */
function swell(art, { y, height, phase, top, bottom }) {
  const crest = sample(13, t => [t * 1800 - 100, y + Math.sin(t * 7 + phase) * height])
  art.add(
    path(`${smooth(crest)}L1750 1300L-150 1300Z`, {
      fill: art.linear([
        [0, top],
        [0.5, bottom],
      ]),
    }),
    path(smooth(crest), pen('#e9fbfa', 5, { strokeOpacity: 0.35 })),
  )
}

function wake(x, y, width) {
  return sample(3, t =>
    path(
      `M${x - width * (0.8 + t * 0.35)} ${y + t * 34}Q${x} ${y + 50 + t * 44} ${x + width * (0.8 + t * 0.35)} ${y + t * 34}`,
      pen('#d6f6f7', 7 - t * 1.6, { strokeOpacity: 0.7 - t * 0.22 }),
    ),
  )
}

function weed(x, y, turn, scale) {
  const leaf = (dx, dy, tilt, fill) =>
    path('M0 0C30 -26 100 -30 160 -4C100 22 34 24 0 0Z', { fill, transform: put(dx, dy, tilt) })
  return group(
    [
      path('M-220 30C-120 -10 60 50 240 0', pen('#3c7a4b', 11)),
      leaf(-170, 14, -150, '#4f9a5c'),
      leaf(-80, 14, 24, '#5cab66'),
      leaf(20, 24, -26, '#4f9a5c'),
      leaf(120, 16, 20, '#5cab66'),
      leaf(220, 4, -12, '#4f9a5c'),
      [
        [-60, 8],
        [60, 30],
        [160, 12],
      ].map(([px, py]) => circle(px, py, 13, { fill: '#83c76d' })),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(9)
  water(art, [
    [0, '#ffe3c4'],
    [0.12, '#bfe8ee'],
    [0.3, '#4fb9d8'],
    [1, '#0a5c8a'],
  ])
  glow(art, { x: 1240, y: -30, r: 640, color: '#fff1cf', strength: 0.95 })
  swell(art, { y: 150, height: 14, phase: 0.5, top: '#7fd3e6', bottom: '#37a7cf' })
  swell(art, { y: 290, height: 20, phase: 2.5, top: '#52bcdc', bottom: '#1f93c2' })
  art.add(
    sample(36, () =>
      path(
        `M${1240 + random.bell() * 260} ${random.between(170, 520)}h${random.between(20, 80)}`,
        pen('#fff6e0', 5, { strokeOpacity: 0.6 }),
      ),
    ),
  )
  swell(art, { y: 440, height: 26, phase: 4.4, top: '#35a6d0', bottom: '#137cae' })
  art.add(weed(1250, 560, 8, 0.9), wake(1060, 560, 330))
  art.add(otter(art, { x: 1085, y: 520, turn: 5, scale: 0.72, look: 'asleep' }))
  swell(art, { y: 690, height: 30, phase: 1.2, top: '#1b8bbd', bottom: '#0a5c8a' })
  const shell = group(
    [
      path('M-74 30C-96 -30 -50 -92 0 -92C50 -92 96 -30 74 30C40 52 -40 52 -74 30Z', { fill: '#ffb199' }),
      sample(5, t =>
        path(`M${(t - 0.5) * 20} 40L${(t - 0.5) * 132} ${-64 + Math.abs(t - 0.5) * 66}`, pen(ink.coral, 6)),
      ),
    ],
    { transform: put(-36, -96, 8, 0.92) },
  )
  art.add(wake(690, 985, 470))
  art.add(otter(art, { x: 720, y: 900, turn: -4, scale: 1.16, look: 'awake', holds: shell }))
  art.add(
    weed(1200, 1010, -8, 1.1),
    group([star(art, { x: 0, y: 0, r: 52, turn: 10 })], { transform: put(1060, 812, -6, [1, 0.8]) }),
  )
  art.add(
    path(
      `${smooth(sample(13, t => [t * 1800 - 100, 1046 + Math.sin(t * 7 + 5) * 26]))}L1750 1300L-150 1300Z`,
      { fill: '#0a5c8a', opacity: 0.72 },
    ),
  )
  art.add(
    sample(30, () =>
      circle(random.between(80, 1520), random.between(1040, 1180), random.between(3, 9), {
        fill: '#d6f6f7',
        opacity: 0.35,
      }),
    ),
  )
  return art.print()
}
