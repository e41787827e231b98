import { box, canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { noiseField, seeded } from '../drawing/random.mjs'
import { glow, ink } from './sea.mjs'

const horizon = 430
const trail = t => [560 + 420 * Math.sin(t * 4.3 + 0.5) * (1 - t * 0.72) + 160 * t, 1230 - t ** 0.82 * 640]
const near = y => (y - horizon) / (1200 - horizon)

function hills(art, { y, height, seed, fill, lights }) {
  const noise = noiseField(seed)
  const random = seeded(seed)
  const top = sample(24, t => [
    t * 1700 - 50,
    y - height * (0.45 + 0.55 * noise(t * 4.2, seed)) * (0.35 + Math.abs(t - 0.52) * 1.5),
  ])
  const lamps = sample(lights, () => {
    const x = random.next() < 0.5 ? random.between(20, 520) : random.between(1120, 1580)
    return circle(x, y - random.between(6, 34), random.between(1.6, 3.4), {
      fill: random.pick(['#ffd27a', '#ffb199', '#fff1cf']),
    })
  })
  art.add(path(`${smooth(top)}L1700 ${horizon + 4}L-50 ${horizon + 4}Z`, { fill }), group(lamps))
}

function ripples(random) {
  return sample(260, () => {
    const y = horizon + 6 + (1200 - horizon) * random.next() ** 1.4
    const size = 10 + near(y) * 150
    const x = random.between(-50, 1600)
    return path(
      `M${x} ${y}q${size / 2} ${-4 - near(y) * 16} ${size} 0q${-size / 2} ${2 + near(y) * 4} ${-size} 0Z`,
      { fill: random.pick(['#1f6f9c', '#0e4a70', '#2c8ab8']), opacity: 0.35 },
    )
  })
}

function sparks(random) {
  return sample(900, () => {
    const t = random.next() ** 0.8
    const [x, y] = trail(t)
    const wide = (8 + near(y) * 120) * (0.6 + (1 - t) * 0.5)
    const at = [x + random.bell() * wide, y + random.bell() * wide * 0.26]
    return circle(at[0], at[1], (0.8 + near(y) * 4) * random.between(0.3, 1), {
      fill: random.pick(['#b7fff0', '#5ff0e6', '#38d6f0', '#e9fffb']),
      opacity: random.between(0.35, 1),
    })
  })
}

/** A swimmer seen from behind, water line at (0, 20): shoulders, cap, one arm reaching forward. */
function swimmer(art, { x, y, scale }) {
  const skin = art.linear([
    [0, '#b97a58'],
    [1, '#5a3436'],
  ])
  const rim = d => path(d, pen('#9ffcf4', 4, { strokeOpacity: 0.85 }))
  return group(
    [
      path('M74 6C112 -8 136 -44 132 -78C128 -104 104 -128 78 -146', pen('#a56a4e', 27)),
      rim('M88 14C128 -2 152 -44 146 -82C140 -112 112 -140 84 -158'),
      path('M-104 26C-92 -16 -50 -34 0 -34C50 -34 92 -16 104 26Z', { fill: skin }),
      path('M-52 26C-50 -4 -34 -22 -22 -32H-8L0 -6L8 -32H22C34 -22 50 -4 52 26Z', { fill: '#0b2f52' }),
      path('M-17 -52H17V-24C8 -16 -8 -16 -17 -24Z', { fill: '#8a5440' }),
      [-1, 1].map(side => oval(side * 37, -60, 8, 12, { fill: '#a56a4e' })),
      circle(0, -68, 38, { fill: '#8a5440' }),
      path('M-39 -58C-44 -96 -26 -110 0 -110C26 -110 44 -96 39 -58C24 -44 -24 -44 -39 -58Z', {
        fill: ink.coral,
      }),
      path('M0 -110C-8 -90 -8 -66 0 -48', pen('#ff9d8c', 4)),
      rim('M-104 22C-92 -20 -50 -38 -24 -40M-40 -64C-42 -96 -26 -112 0 -112'),
      path('M-150 30C-90 8 90 8 150 30C90 46 -90 46 -150 30Z', { fill: '#8ffcf2', opacity: 0.92 }),
    ],
    { transform: put(x, y, 0, scale) },
  )
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(33)
  art.add(
    box(0, 0, 1600, horizon + 10, {
      fill: art.linear([
        [0, '#040d24'],
        [0.6, '#0b2c52'],
        [1, '#1f5b80'],
      ]),
    }),
  )
  art.add(
    sample(150, () =>
      circle(random.between(0, 1600), random.between(0, 380), random.between(0.8, 2.8), {
        fill: '#fff',
        opacity: random.between(0.2, 0.9),
      }),
    ),
  )
  glow(art, { x: 1130, y: 190, r: 380, color: '#ffe9c4', strength: 0.5 })
  art.add(path('M1150 112A80 80 0 1 0 1206 232A66 66 0 0 1 1150 112Z', { fill: '#fff3d6' }))
  hills(art, { y: horizon, height: 210, seed: 8, fill: '#0d3a5c', lights: 0 })
  hills(art, { y: horizon, height: 120, seed: 21, fill: '#06223c', lights: 40 })
  art.add(
    box(0, horizon, 1600, 1200 - horizon, {
      fill: art.linear([
        [0, '#1b5f87'],
        [0.25, '#0b4066'],
        [0.7, '#04213a'],
        [1, '#020f1e'],
      ]),
    }),
  )
  art.add(
    sample(30, t =>
      path(
        `M${1145 + random.bell() * (30 + t * 60)} ${horizon + 8 + t * 330}h${random.between(20, 70)}`,
        pen('#ffe9c4', 2 + t * 4, { strokeOpacity: 0.5 - t * 0.35 }),
      ),
    ),
  )
  art.add(ripples(random))
  const line = sample(60, trail)
  const haze = (wide, color, opacity, blur) =>
    path(
      ribbon(line, t => wide * (0.1 + near(trail(t)[1])) * (1 - t * 0.2)),
      { fill: color, opacity, filter: art.blur(blur, 0.4), style: 'mix-blend-mode:screen' },
    )
  art.add(haze(190, '#0fb7c9', 0.5, 46), haze(92, '#2fe6dc', 0.7, 18), haze(26, '#d7fff6', 0.85, 5))
  art.add(group(sparks(random)))
  const [sx, sy] = trail(1)
  glow(art, { x: sx + 20, y: sy + 14, r: 250, color: '#3ff0e6', strength: 0.8 })
  art.add(swimmer(art, { x: sx + 30, y: sy, scale: 0.8 }))
  art.add(
    sample(26, () =>
      circle(sx + random.between(-110, 150), sy + 8 - Math.abs(random.bell()) * 60, random.between(2, 5), {
        fill: '#c9fff6',
      }),
    ),
  )
  const fishes = [
    [1250, 1010, 1],
    [1130, 1090, 0.7],
    [330, 800, 0.55],
  ]
  art.add(
    fishes.map(([x, y, s]) =>
      path('M-70 0C-40 -26 30 -26 64 0C30 26 -40 26 -70 0ZM-60 0L-104 -24V24Z', {
        fill: '#25d0d8',
        opacity: 0.25,
        transform: put(x, y, 12, s),
        filter: art.blur(4),
      }),
    ),
  )
  return art.print()
}
