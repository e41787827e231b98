import { canvas, group, path } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { anemone, brain, fan, rock, star, table, tubes } from './reef.mjs'
import { bubbles, fish, floor, ink, minnow, motes, shafts, surface, vignette, water } from './sea.mjs'

const distant = (art, random) => {
  floor(art, { y: 830, fill: '#1b8fbb', swell: 90, seed: 3, lift: t => 90 * Math.cos(t * 6) })
  art.add(
    group(
      [300, 520, 1240, 1400].map(x =>
        fan(random, { x, y: 830, size: 210, color: '#1b8fbb', width: 16, depth: 4 }),
      ),
    ),
  )
  floor(art, { y: 900, fill: '#127aa8', swell: 80, seed: 7, lift: t => 210 * (t - 0.45) ** 2 * 3 })
  art.add(
    group(
      [100, 690, 900, 1530].map((x, index) =>
        fan(random, { x, y: index % 3 ? 900 : 780, size: 260, color: '#127aa8', width: 20, depth: 4 }),
      ),
    ),
  )
}

function leather(art, { x, y, size, color, light }) {
  const fill = art.linear([
    [0, light],
    [1, color],
  ])
  const lobes = sample(7, t => {
    const curve = sample(8, s => [
      x + (t - 0.5) * size * (0.25 + s * 0.9),
      y - s * size * (1 - (t - 0.5) ** 2 * 1.6),
    ])
    return path(
      ribbon(curve, s => size * (0.06 + 0.075 * s)),
      { fill },
    )
  })
  return group(lobes)
}

function foreground(art, random) {
  const stone = { light: '#2c6f93', dark: '#0b3350' }
  art.add(
    rock(art, random, { x: 200, y: 1130, r: 380, ...stone }),
    rock(art, random, { x: 1400, y: 1160, r: 430, ...stone }),
  )
  art.add(fan(random, { x: 250, y: 920, size: 560, color: ink.coral, width: 25, depth: 6 }))
  art.add(table(art, { x: 1330, y: 800, size: 250, light: '#6fdcc9', dark: '#0c6f72' }))
  art.add(fan(random, { x: 1500, y: 960, size: 380, color: '#c65bb0', width: 20, depth: 5 }))
  art.add(rock(art, random, { x: 780, y: 1200, r: 380, ...stone, flat: 0.55 }))
  art.add(tubes(art, random, { x: 560, y: 1060, size: 290, count: 7 }))
  art.add(leather(art, { x: 1130, y: 1080, size: 230, color: '#5b46b8', light: '#b6a4ff' }))
  art.add(brain(art, random, { x: 830, y: 1070, r: 175, light: '#ffc9b0', dark: '#e0574a' }))
  art.add(anemone(art, random, { x: 330, y: 1120, size: 170, color: '#7a63d8', tip: '#f0d4ff', count: 34 }))
  art.add(brain(art, random, { x: 80, y: 1080, r: 130, light: '#ffe2a8', dark: '#e79a3c' }))
  art.add(anemone(art, random, { x: 1370, y: 1130, size: 180, color: '#ff7d62', tip: '#ffe3d3', count: 36 }))
  art.add(star(art, { x: 1010, y: 1150, r: 66, turn: 12, light: '#ffd27a', dark: '#f29a3f', dot: '#fff2cf' }))
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(42)
  water(art, [
    [0, '#a4ecec'],
    [0.18, '#52c6df'],
    [0.55, '#1d93c0'],
    [1, '#0b5f8f'],
  ])
  surface(art, random, { y: 64 })
  shafts(art, random, { x: 620, count: 10, spread: 2000, strength: 0.5, tilt: 120 })
  const school = sample(46, t => [
    760 + (t - 0.5) * 760 + random.bell() * 50,
    250 + Math.sin(t * 5) * 60 + random.bell() * 56,
  ])
  art.add(
    school.map(([x, y]) =>
      minnow({
        x,
        y,
        size: random.between(26, 44),
        turn: 8 + random.between(-10, 10),
        fill: '#0d6c9c',
        opacity: 0.55,
      }),
    ),
  )
  distant(art, random)
  foreground(art, random)
  const clown = { body: '#ff7a3d', belly: '#ff9a58', fin: '#e8532c', band: '#fff8ee' }
  const tang = { body: '#1e50c8', belly: '#3f7be8', fin: '#ffd23f' }
  const butter = { body: '#ffd84d', belly: '#fff0a8', fin: '#f5a623', band: '#0a3550' }
  art.add(
    fish({ x: 360, y: 930, size: 120, turn: -8, ...clown }),
    fish({ x: 470, y: 1010, size: 84, turn: 6, flip: -1, ...clown }),
    fish({ x: 900, y: 560, size: 170, turn: 4, ...tang }),
    fish({ x: 1090, y: 660, size: 120, turn: -6, ...tang }),
    fish({ x: 690, y: 710, size: 118, turn: 10, flip: -1, ...butter }),
    fish({ x: 1250, y: 520, size: 150, turn: -10, flip: -1, ...butter }),
    fish({ x: 1460, y: 1010, size: 96, turn: -14, flip: -1, ...clown }),
  )
  bubbles(art, random, { x: 590, y: 720, count: 9, rise: 480, size: 16 })
  motes(art, random, { count: 60, size: 3 })
  vignette(art, 0.35, ink.deep)
  return art.print()
}
