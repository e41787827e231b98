import { box, canvas, circle, group, path, pen } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { boat, gull, lighthouse } from './harbour-cruise.mjs'
import { anemone, brain, fan, rock, table, tubes } from './reef.mjs'
import { bubbles, fish, floor, glow, ink, kelp, minnow, motes, shafts } from './sea.mjs'
import { turtle } from './turtle-rescue.mjs'
import { whale } from './whale-song.mjs'

const level = 300

function sky(art) {
  art.add(
    box(0, 0, 2100, 340, {
      fill: art.linear([
        [0, '#6fc3e6'],
        [0.5, '#c4e8ee'],
        [0.85, '#ffdcc4'],
        [1, '#ffc9ad'],
      ]),
    }),
  )
  glow(art, { x: 1250, y: 280, r: 520, color: '#fff3d6', strength: 1 })
  art.add(circle(1250, 262, 62, { fill: '#fff8e8' }))
  const far = smooth(
    sample(13, t => [t * 2200 - 50, 276 - 46 * Math.max(0, Math.sin(t * 9 + 0.4)) - 16 * Math.sin(t * 23)]),
  )
  art.add(path(`${far}L2200 400L-50 400Z`, { fill: '#8fb9cf', opacity: 0.75 }))
  art.add(
    lighthouse(art, { x: 1880, y: 300, scale: 0.43 }),
    boat(art, { x: 1500, y: 306, turn: -2, scale: 0.42 }),
  )
  art.add(gull(1010, 110, 0.5), gull(1090, 80, 0.35), gull(1690, 130, 0.4))
}

function line(y, lift, phase) {
  return smooth(
    sample(31, t => [t * 2300 - 100, y + Math.sin(t * 40 + phase) * lift * (0.6 + 0.4 * Math.sin(t * 9))]),
  )
}

function bed(art, random) {
  floor(art, { y: 770, fill: '#0c5f8e', swell: 60, seed: 3, lift: t => 120 * Math.max(0, t - 0.55) })
  art.add(
    group(
      [150, 420, 1010, 1260].map(x =>
        fan(random, { x, y: 800, size: 190, color: '#0c5f8e', depth: 4, width: 14 }),
      ),
    ),
  )
  floor(art, { y: 850, fill: '#084a72', swell: 50, seed: 11, lift: t => 200 * Math.max(0, t - 0.5) - 10 })
  art.add(
    group(
      [80, 190, 300].map(x =>
        kelp(random, {
          x,
          base: 920,
          height: random.between(330, 480),
          sway: 34,
          fill: '#0d6a70',
          leaf: '#12807c',
          width: 8,
          phase: x,
          gap: 46,
        }),
      ),
    ),
  )
  art.add(
    rock(art, random, { x: 1960, y: 880, r: 260, light: '#2c6f93', dark: '#0a3350' }),
    rock(art, random, { x: 1560, y: 920, r: 190, light: '#2c6f93', dark: '#0a3350' }),
  )
  art.add(
    fan(random, { x: 1900, y: 740, size: 330, color: ink.coral, depth: 6, width: 17 }),
    table(art, { x: 1590, y: 760, size: 135 }),
  )
  art.add(tubes(art, random, { x: 1740, y: 850, size: 190 }), brain(art, random, { x: 2010, y: 770, r: 96 }))
  art.add(
    anemone(art, random, { x: 1460, y: 862, size: 84 }),
    anemone(art, random, { x: 1860, y: 860, size: 100, color: '#ff7d62', tip: '#ffe3d3' }),
  )
}

export function draw() {
  const art = canvas({ width: 2100, height: 900 })
  const random = seeded(88)
  sky(art)
  const sea = art.linear([
    [0, '#63c8df'],
    [0.2, '#2ba3cd'],
    [0.6, '#0d6ea1'],
    [1, '#063f63'],
  ])
  art.add(
    path(`${line(level - 6, 7, 2)}L2200 400L-100 400Z`, { fill: '#bdeaf0' }),
    path(`${line(level + 8, 7, 0)}L2300 950L-100 950Z`, { fill: sea }),
    path(line(level + 8, 7, 0), pen('#fff', 5, { strokeOpacity: 0.85 })),
  )
  shafts(art, random, {
    x: 1150,
    y: level + 4,
    count: 13,
    spread: 2700,
    length: 640,
    strength: 0.45,
    tilt: -120,
  })
  art.add(
    sample(50, () =>
      minnow({
        x: 640 + random.bell() * 150,
        y: 470 + random.bell() * 50,
        size: random.between(18, 30),
        turn: 172 + random.between(-8, 8),
        fill: '#075684',
        opacity: 0.6,
      }),
    ),
  )
  art.add(
    whale(art, { x: 1270, y: 545, turn: -4, scale: 0.6 }),
    whale(art, { x: 1050, y: 735, turn: -8, scale: 0.25 }),
  )
  art.add(turtle(art, seeded(5), `translate(560 690) rotate(58) scale(0.24)`))
  bed(art, random)
  art.add(
    fish({
      x: 1690,
      y: 590,
      size: 80,
      turn: -4,
      flip: -1,
      body: '#ffd84d',
      belly: '#fff0a8',
      fin: '#f5a623',
      band: '#0a3550',
    }),
    fish({
      x: 1800,
      y: 500,
      size: 60,
      turn: 4,
      flip: -1,
      body: '#ffd84d',
      belly: '#fff0a8',
      fin: '#f5a623',
      band: '#0a3550',
    }),
  )
  art.add(
    fish({
      x: 1420,
      y: 800,
      size: 58,
      turn: 8,
      body: '#ff7a3d',
      belly: '#ff9a58',
      fin: '#e8532c',
      band: '#fff8ee',
    }),
  )
  bubbles(art, random, { x: 1660, y: 700, count: 9, rise: 330, size: 11 })
  motes(art, random, { count: 90, top: level + 30, size: 2.6 })
  return art.print()
}
