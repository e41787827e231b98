import { canvas, circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { normals, ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bubbles, floor, glow, grass, ink, motes, shafts, vignette, water } from './sea.mjs'

/** The line of the back from the neck to the rolled tail; head up, belly to the left. */
function spine() {
  const body = [
    [40, -250],
    [70, -190],
    [66, -110],
    [40, -30],
    [20, 50],
    [28, 140],
    [64, 220],
    [92, 300],
    [84, 376],
    [36, 424],
  ]
  const curl = sample(26, t => {
    const angle = 0.9 + t * 8.6
    const r = 84 * (1 - t) ** 0.9
    return [-8 + Math.cos(angle) * r, 360 + Math.sin(angle) * r]
  })
  return [...body, ...curl.slice(1)]
}

const thick = t => 62 * Math.exp(-(((t - 0.075) / 0.055) ** 2)) + 34 * (1 - t) ** 1.6 + 7

function seahorse(art, { x, y, scale, flip = 1, colors, turn = 0 }) {
  const line = spine()
  const dense = line.flatMap((point, index) =>
    index < line.length - 1
      ? [point, [(point[0] + line[index + 1][0]) / 2, (point[1] + line[index + 1][1]) / 2]]
      : [point],
  )
  const sides = normals(dense)
  const skin = art.linear(
    [
      [0, colors.light],
      [0.5, colors.mid],
      [1, colors.dark],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  const count = dense.length - 1
  const hoops = dense.slice(3, 50).map(([px, py], index) => {
    const half = thick((index + 3) / count) * 0.88
    const [nx, ny] = sides[index + 3]
    return path(
      `M${px - nx * half} ${py - ny * half}Q${px + ny * half * 0.4} ${py - nx * half * 0.4} ${px + nx * half} ${py + ny * half}`,
      pen(colors.dark, 4.5, { strokeOpacity: 0.55 }),
    )
  })
  const bumps = dense
    .filter((_, index) => index > 2 && index % 2 === 0 && index < 52)
    .map(([px, py]) => {
      const at = dense.findIndex(point => point[0] === px && point[1] === py)
      const half = thick(at / count)
      return circle(px - sides[at][0] * half, py - sides[at][1] * half, 6.5 * (1 - at / count) + 2.4, {
        fill: colors.light,
      })
    })
  const fin = sample(8, t =>
    path(
      `M104 ${-120 + t * 110}Q${150 + Math.sin(t * 3.14) * 46} ${-136 + t * 120} ${152 + Math.sin(t * 3.14) * 52} ${-116 + t * 122}`,
      pen(colors.glow, 5, { strokeOpacity: 0.8 }),
    ),
  )
  const head = [
    path(
      'M96 -262C110 -320 76 -384 10 -388C-44 -390 -84 -356 -92 -316C-130 -306 -184 -292 -214 -272C-226 -262 -222 -244 -206 -242C-160 -238 -112 -240 -76 -246C-40 -222 30 -200 62 -214C84 -224 92 -240 96 -262Z',
      { fill: skin },
    ),
    path(
      'M-26 -384C-34 -420 -20 -446 -8 -456C0 -440 8 -432 18 -456C32 -446 38 -432 40 -414C54 -430 66 -432 76 -426C74 -404 62 -380 44 -370Z',
      { fill: colors.dark },
    ),
    path('M-214 -272C-226 -262 -222 -244 -206 -242', pen(colors.dark, 7)),
    circle(-26, -318, 34, { fill: colors.light }),
    circle(-28, -318, 22, { fill: '#fff' }),
    circle(-32, -317, 14, { fill: ink.night }),
    circle(-37, -323, 5, { fill: '#fff' }),
    circle(4, -262, 17, { fill: '#ffb199', opacity: 0.7 }),
    path('M62 -300Q82 -280 70 -248', pen(colors.dark, 5, { strokeOpacity: 0.6 })),
    sample(4, t => circle(30 + t * 26, -366 + t * 46, 6, { fill: colors.light })),
  ]
  const wing = path('M106 -128C150 -150 196 -110 204 -58C206 -22 176 0 104 -6Z', {
    fill: colors.glow,
    opacity: 0.55,
  })
  return group([wing, fin, path(ribbon(dense, thick), { fill: skin }), hoops, bumps, head], {
    transform: put(x, y, turn, [scale * flip, scale]),
  })
}

const coral = { light: '#ffc2a3', mid: '#ff7a60', dark: '#d2433f', glow: '#ffe3cf' }
const gold = { light: '#fff0b8', mid: '#ffc95c', dark: '#e0902f', glow: '#fff6d6' }
const mint = { light: '#d9fff0', mid: '#6fdcc0', dark: '#23967f', glow: '#e9fff6' }

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(37)
  water(art, [
    [0, '#c9f6e6'],
    [0.3, '#5fcfd0'],
    [0.7, '#1787a6'],
    [1, '#0a4f74'],
  ])
  glow(art, { x: 420, y: 60, r: 800, color: '#fffde0', strength: 0.9 })
  shafts(art, random, { x: 420, count: 9, spread: 1900, strength: 0.5, tilt: 260 })
  const meadow = (y, count, height, fill) => {
    for (const t of sample(count, s => s))
      grass(art, random, {
        x: t * 1660 - 30,
        y,
        count: 6,
        height: height * random.between(0.7, 1.1),
        fill,
        spread: 110,
      })
  }
  meadow(1120, 15, 560, '#4bb6ae')
  floor(art, { y: 1080, fill: '#1a8a9c', swell: 40, seed: 8 })
  meadow(1170, 12, 520, '#1d8f86')
  const stem = (x, lean, width, fill) =>
    path(
      ribbon(
        sample(12, t => [x + Math.sin(t * 3.1) * lean, 1230 - t * 1120]),
        t => width * (1 - t * 0.85),
      ),
      { fill },
    )
  art.add(stem(742, -22, 17, '#137a70'), stem(650, -60, 13, '#178a7c'), stem(860, 70, 13, '#0f6b66'))
  art.add(seahorse(art, { x: 745, y: 600, scale: 1.16, colors: coral }))
  const young = [
    [330, 330, 0.24, 1, gold, -8],
    [220, 640, 0.3, -1, mint, 6],
    [420, 840, 0.22, 1, coral, 10],
    [1130, 300, 0.26, -1, gold, 8],
    [1310, 560, 0.34, 1, gold, -6],
    [1180, 800, 0.25, -1, mint, 4],
    [1430, 860, 0.2, -1, coral, -10],
    [1400, 250, 0.18, 1, mint, 8],
  ]
  art.add(
    young.map(([x, y, scale, flip, colors, turn]) => seahorse(art, { x, y, scale, flip, colors, turn })),
  )
  floor(art, {
    y: 1160,
    fill: art.linear([
      [0, '#f4dfae'],
      [1, '#a48f6d'],
    ]),
    swell: 26,
    seed: 17,
  })
  bubbles(art, random, { x: 420, y: 560, count: 7, rise: 380, size: 15 })
  motes(art, random, { count: 80, size: 3.2 })
  vignette(art, 0.28, ink.deep)
  return art.print()
}
