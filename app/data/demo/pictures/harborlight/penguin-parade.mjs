import { box, canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { sample, smooth, straight } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { glow, ink, motes } from './sea.mjs'

/** A penguin walking left, feet at (0, 0), 300 units tall; `back` turns its head round. */
function penguin(art, { x, y, scale, lean = 0, step = 0, back = false, chick = false }) {
  const coat = art.linear(
    chick
      ? [
          [0, '#b4bfd0'],
          [1, '#8493aa'],
        ]
      : [
          [0, '#1e4a6b'],
          [1, '#0b2a45'],
        ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  const belly = art.linear([
    [0, '#fffdf6'],
    [1, '#dbe9f2'],
  ])
  const body =
    'M-62 -12C-92 -90 -76 -190 -34 -216C-6 -232 40 -226 60 -190C92 -130 92 -60 62 -10C40 8 -40 8 -62 -12Z'
  const front =
    'M-66 -18C-90 -90 -74 -170 -40 -196C-6 -190 14 -150 16 -100C18 -56 4 -18 -20 -4C-40 -2 -58 -8 -66 -18Z'
  const face = back ? -1 : 1
  const mask = chick ? '#2b3e55' : coat
  const head = group(
    [
      path('M-58 0C-62 -58 -24 -84 10 -82C50 -78 66 -44 58 -2C50 34 -48 36 -58 0Z', { fill: mask }),
      path('M-56 2C-58 -24 -44 -40 -28 -40C-10 -38 0 -22 -4 2C-10 26 -48 26 -56 2Z', {
        fill: chick ? '#fff' : '#fff8ec',
      }),
      chick ? '' : path('M-2 6C6 -8 28 -8 34 10C26 26 4 26 -2 6Z', { fill: ink.sun }),
      path('M-50 -12C-72 -18 -92 -8 -100 4C-84 6 -66 6 -50 4Z', { fill: ink.coral }),
      circle(-30, -16, 8.5, { fill: ink.night }),
      circle(-33, -19, 2.8, { fill: '#fff' }),
      oval(-32, 6, 9, 5.5, { fill: '#ffb199', opacity: 0.7 }),
    ],
    { transform: put(2, -224, back ? 6 : -4, [face, 1]) },
  )
  const wing = path('M-6 -178C26 -176 44 -130 42 -78C40 -56 34 -46 24 -44C4 -70 -14 -130 -6 -178Z', {
    fill: art.linear([
      [0, chick ? '#9aa8bd' : '#245a80'],
      [1, chick ? '#7f8ea6' : '#0b2a45'],
    ]),
    transform: `rotate(${-step * 16 - 8} 8 -176)`,
  })
  const far = path('M-58 -172C-84 -150 -104 -110 -108 -84C-92 -84 -70 -100 -58 -124Z', {
    fill: chick ? '#8493aa' : '#0b2a45',
    transform: `rotate(${step * 12} -58 -170)`,
  })
  const foot = (at, lift) =>
    path(
      `M${at - 34} ${-lift}C${at - 28} ${-16 - lift} ${at + 14} ${-18 - lift} ${at + 20} ${-lift}C${at + 12} ${6 - lift} ${at - 28} ${6 - lift} ${at - 34} ${-lift}Z`,
      { fill: ink.coral },
    )
  const tail = path('M54 -30C74 -22 86 -10 92 2C76 4 60 0 48 -8Z', { fill: chick ? '#8493aa' : '#0b2a45' })
  return group(
    [
      foot(34, step > 0 ? 12 : 0),
      foot(-14, step < 0 ? 12 : 0),
      tail,
      far,
      path(body, { fill: coat }),
      path(front, { fill: belly }),
      wing,
      head,
    ],
    { transform: put(x, y, lean, scale) },
  )
}

function berg(art, { x, y, width, height, seed }) {
  const random = seeded(seed)
  const ridge = sample(7, t => [x + t * width, y - height * Math.sin(Math.PI * t) * random.between(0.6, 1.1)])
  ridge[0][1] = y
  ridge[6][1] = y
  const light = art.linear([
    [0, '#ffffff'],
    [1, '#b9def0'],
  ])
  const faces = ridge
    .slice(1, 6)
    .map(([px, py], index) =>
      path(
        straight(
          [[px, py], ridge[index + 2], [ridge[index + 2][0] - 20, y], [px + random.between(-10, 30), y]],
          true,
        ),
        { fill: index % 2 ? '#8fc4e2' : '#d7eef8', opacity: 0.65 },
      ),
    )
  return group([path(straight(ridge, true), { fill: light }), faces])
}

const bank = (y, swell, phase) => sample(11, t => [t * 1800 - 100, y + Math.sin(t * 5 + phase) * swell])
const ground = points => `${smooth(points)}L1700 1300L-100 1300Z`

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(3)
  art.add(
    box(0, 0, 1600, 1200, {
      fill: art.linear([
        [0, '#4fb0d8'],
        [0.28, '#a9def0'],
        [0.46, '#ffe0cf'],
        [0.56, '#ffc0a6'],
      ]),
    }),
  )
  glow(art, { x: 1180, y: 560, r: 620, color: '#fff3d6', strength: 1 })
  art.add(circle(1180, 520, 92, { fill: '#fff8e8' }))
  const cloud = (x, y, s) =>
    path('M0 0C-10 -30 30 -46 50 -28C66 -62 130 -56 136 -22C170 -30 190 0 170 10H10C2 10 0 4 0 0Z', {
      fill: '#fff',
      opacity: 0.75,
      transform: put(x, y, 0, s),
    })
  art.add(cloud(190, 230, 1.5), cloud(760, 150, 1.1), cloud(1330, 270, 0.9))
  art.add(
    berg(art, { x: 40, y: 640, width: 430, height: 230, seed: 4 }),
    berg(art, { x: 700, y: 640, width: 320, height: 130, seed: 9 }),
    berg(art, { x: 1290, y: 640, width: 360, height: 190, seed: 12 }),
  )
  art.add(
    box(0, 636, 1600, 240, {
      fill: art.linear([
        [0, '#2f9cc7'],
        [1, '#0a5c8a'],
      ]),
    }),
  )
  const glints = sample(40, () => {
    const [x, y] = [1180 + random.bell() * 260, random.between(646, 800)]
    return path(`M${x} ${y}h${random.between(20, 90)}`, pen('#ffe9d2', 4, { strokeOpacity: 0.6 }))
  })
  art.add(glints)
  art.add(
    path(ground(bank(790, 16, 1)), { fill: '#5fb2d6' }),
    path(ground(bank(806, 16, 1)), {
      fill: art.linear([
        [0, '#ffffff'],
        [0.35, '#e3f2f9'],
        [1, '#9ccbe4'],
      ]),
    }),
  )
  art.add(path(ground(bank(1010, 22, 3)), { fill: '#ffffff', opacity: 0.55 }))
  const walkers = [
    { x: 210, y: 930, scale: 1.06, lean: -4, step: 1 },
    { x: 450, y: 968, scale: 1.16, lean: 4, step: -1 },
    { x: 700, y: 948, scale: 1.06, lean: -5, step: 1 },
    { x: 915, y: 976, scale: 0.62, lean: 5, step: -1, chick: true },
    { x: 1120, y: 966, scale: 1.2, lean: -2, step: 1 },
    { x: 1400, y: 1000, scale: 1.1, lean: 3, step: 0, back: true },
  ]
  for (const walker of walkers) {
    art.add(
      oval(walker.x + 60 * walker.scale, walker.y + 6, 150 * walker.scale, 17 * walker.scale, {
        fill: '#4b94bd',
        opacity: 0.4,
      }),
    )
    art.add(penguin(art, walker))
  }
  const prints = sample(15, t => [1480 - t * 1440, 1094 + Math.sin(t * 9) * 14])
  art.add(
    prints.map(([x, y], index) =>
      group([
        oval(x, y + (index % 2) * 24, 13, 6, { fill: '#8dbfdc' }),
        [-9, 0, 9].map(side => oval(x - 15, y + (index % 2) * 24 + side * 0.7, 7, 2.8, { fill: '#8dbfdc' })),
      ]),
    ),
  )
  motes(art, random, { count: 70, color: '#ffffff', size: 5, bottom: 900 })
  return art.print()
}
