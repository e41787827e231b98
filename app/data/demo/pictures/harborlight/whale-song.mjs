import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bubbles, glow, ink, minnow, motes, shafts, surface, vignette, water } from './sea.mjs'

/** A humpback swimming left, about 1100 long. */
export function whale(art, { x, y, turn, scale }) {
  const back = art.linear([
    [0, '#3a8fb8'],
    [0.45, '#15608c'],
    [1, '#083a5c'],
  ])
  const throat = art.linear([
    [0, '#eafaf9'],
    [1, '#8cc4d8'],
  ])
  const body =
    'M-560 30C-560 -40 -470 -120 -300 -146C-100 -172 120 -130 300 -66C400 -30 480 -8 560 -10C566 8 560 22 540 30C440 60 300 110 120 142C-80 176 -320 180 -450 130C-530 98 -560 70 -560 30Z'
  const belly =
    'M-556 44C-470 66 -380 60 -280 74C-120 96 40 150 120 142C-80 176 -320 180 -450 130C-520 104 -552 76 -556 44Z'
  const pleats = sample(7, t =>
    path(
      `M${-500 + t * 60} ${70 + t * 66}C${-380 + t * 60} ${84 + t * 62} ${-240 + t * 60} ${92 + t * 58} ${-80 + t * 80} ${136 + t * 22}`,
      pen('#5f9fbb', 5, { strokeOpacity: 0.8 }),
    ),
  )
  const knobs = [
    [-500, -20],
    [-460, -50],
    [-420, -72],
    [-372, -90],
    [-520, 10],
    [-450, -8],
  ].map(([px, py]) => circle(px, py, 9, { fill: '#7cc1dc', opacity: 0.8 }))
  const flukes =
    'M520 -14C570 -30 610 -80 690 -150C700 -90 680 -40 650 0C690 30 712 76 704 128C640 90 580 50 520 34Z'
  const flipper = 'M-210 90C-190 180 -110 290 10 360C40 372 60 350 46 326C0 250 -60 160 -90 84Z'
  return group(
    [
      path('M-60 60C0 150 60 210 150 240C140 180 90 100 50 50Z', { fill: '#0b4468' }),
      path(flukes, { fill: back }),
      path('M170 -112C190 -150 230 -164 268 -160C256 -130 262 -100 290 -70Z', { fill: '#12557d' }),
      path(body, { fill: back }),
      path(belly, { fill: throat }),
      pleats,
      path('M-556 40C-480 60 -400 44 -330 58C-310 62 -296 56 -288 44', pen('#062d48', 8)),
      knobs,
      circle(-292, 16, 15, { fill: ink.abyss }),
      circle(-297, 10, 5, { fill: '#fff' }),
      path('M-322 -4Q-294 -20 -264 0', pen('#7cc1dc', 5)),
      oval(-250, 46, 28, 12, { fill: '#ffb199', opacity: 0.5 }),
      path(flipper, {
        fill: art.linear([
          [0, '#15608c'],
          [0.6, '#0d486d'],
          [1, '#d8f0f4'],
        ]),
      }),
      sample(6, t => circle(-176 + t * 170, 150 + t * 180, 6, { fill: '#7cc1dc', opacity: 0.7 })),
      path('M-460 -92C-330 -142 -120 -148 40 -124', pen('#a6e0ee', 14, { strokeOpacity: 0.35 })),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(51)
  water(art, [
    [0, '#8ce0e8'],
    [0.1, '#43b6d6'],
    [0.45, '#0f77aa'],
    [0.8, '#064a72'],
    [1, '#03304c'],
  ])
  glow(art, { x: 380, y: -40, r: 760, color: '#fbfff0', strength: 0.95 })
  surface(art, random, { y: 64 })
  shafts(art, random, { x: 400, count: 12, spread: 2400, strength: 0.5, tilt: 360 })
  const song = sample(11, t =>
    circle(
      330,
      560,
      90 + t * 1180,
      pen(t < 0.2 ? ink.peach : '#bff1f2', 7 - t * 5, { strokeOpacity: 0.6 * (1 - t) ** 1.3 + 0.04 }),
    ),
  )
  art.add(group(song))
  art.add(
    sample(30, () =>
      minnow({
        x: 1290 + random.bell() * 130,
        y: 250 + random.bell() * 60,
        size: random.between(20, 34),
        turn: 176 + random.between(-10, 10),
        fill: '#075280',
        opacity: 0.55,
      }),
    ),
  )
  art.add(whale(art, { x: 900, y: 540, turn: -5, scale: 1.02 }))
  art.add(whale(art, { x: 740, y: 905, turn: -10, scale: 0.46 }))
  const notes = sample(5, t =>
    circle(300 - t * 210, 540 - Math.sin(t * 5) * 60, 13 - t * 7, { fill: ink.coral }),
  )
  art.add(notes)
  bubbles(art, random, { x: 520, y: 420, count: 8, rise: 330, size: 18 })
  art.add(
    path(
      `${smooth(sample(9, t => [t * 1800 - 100, 1120 + Math.sin(t * 9) * 36 - (t - 0.4) ** 2 * 160]))}L1700 1300L-100 1300Z`,
      { fill: '#032a44' },
    ),
  )
  motes(art, random, { count: 100, size: 3.2 })
  vignette(art, 0.4)
  return art.print()
}
