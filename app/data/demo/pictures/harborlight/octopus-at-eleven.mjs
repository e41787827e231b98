import { canvas, circle, group, oval, path, pen } from '../drawing/canvas.mjs'
import { offset, ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { anemone, fan, rock, star } from './reef.mjs'
import { armCurve, bubbles, floor, glow, grass, motes, shafts, vignette, water } from './sea.mjs'

function arm(shape) {
  const points = armCurve(shape)
  const side = Math.sign(shape.curl) * (shape.under ?? 1)
  const half = t => shape.width * (1 - t) ** 0.82 + 3
  const suckers = offset(points, t => side * half(t) * 0.56)
  const rows = suckers.flatMap(([x, y], index) => {
    const r = half(index / suckers.length) * 0.3
    return index % 2 || index < 6
      ? []
      : [circle(x, y, r * 1.25, { fill: '#ffd3c4' }), circle(x, y, r * 0.62, { fill: '#e2604f' })]
  })
  const shade = offset(points, t => -side * half(t) * 0.42)
  return [
    path(ribbon(points, half), { fill: shape.fill }),
    path(
      ribbon(shade, t => half(t) * 0.3),
      { fill: shape.light, opacity: 0.5 },
    ),
    rows,
  ]
}

function eye(x, y, look) {
  return [
    oval(x, y, 62, 66, { fill: '#ffd9cb' }),
    oval(x, y + 2, 50, 54, { fill: '#fffaf3' }),
    circle(x + look, y + 8, 33, { fill: '#0a3550' }),
    path(
      `M${x + look - 23} ${y + 8}Q${x + look} ${y - 4} ${x + look + 23} ${y + 8}Q${x + look} ${y + 18} ${x + look - 23} ${y + 8}Z`,
      { fill: '#02131f' },
    ),
    circle(x + look + 13, y - 7, 10, { fill: '#fff' }),
    circle(x + look - 12, y + 20, 4.5, { fill: '#9fe0ef' }),
    path(
      `M${x - 60} ${y - 16}C${x - 44} ${y - 72} ${x + 44} ${y - 72} ${x + 60} ${y - 16}C${x + 34} ${y - 44} ${x - 34} ${y - 44} ${x - 60} ${y - 16}Z`,
      { fill: '#f0543f' },
    ),
  ]
}

function head(art, random) {
  const skin = art.radial(
    [
      [0, '#ffa489'],
      [0.4, '#ff7660'],
      [0.8, '#ee4f3f'],
      [1, '#b92f3c'],
    ],
    { cx: 0.36, cy: 0.26, r: 0.86 },
  )
  const mantle =
    'M560 720C520 640 470 560 470 430C470 250 610 140 790 140C980 140 1120 258 1120 440C1120 560 1072 640 1034 720C1010 790 590 790 560 720Z'
  const freckles = sample(34, () => {
    const angle = random.between(3.3, 6.1)
    const reach = random.between(0.42, 0.94)
    return circle(
      795 + Math.cos(angle) * 300 * reach,
      455 + Math.sin(angle) * 292 * reach,
      random.between(5, 19),
      { fill: '#ffc0a6', opacity: random.between(0.25, 0.7) },
    )
  })
  const shine = path('M540 380C548 290 620 214 716 196C640 240 590 300 572 392C566 420 538 420 540 380Z', {
    fill: '#fff',
    opacity: 0.38,
  })
  const smile = path('M752 690Q796 720 840 690', pen('#8f2440', 9))
  const cheeks = [
    oval(628, 660, 40, 24, { fill: '#ffb199', opacity: 0.75 }),
    oval(964, 660, 40, 24, { fill: '#ffb199', opacity: 0.6 }),
  ]
  return [path(mantle, { fill: skin }), freckles, shine, cheeks, eye(676, 588, 6), eye(918, 588, -6), smile]
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(8)
  water(art, [
    [0, '#2aa3cd'],
    [0.4, '#0f75a8'],
    [0.8, '#084a72'],
    [1, '#052f4a'],
  ])
  shafts(art, random, { x: 420, count: 9, spread: 1700, strength: 0.42, tilt: 260 })
  glow(art, { x: 800, y: 520, r: 720, color: '#3fc0e6', strength: 0.5 })
  floor(art, { y: 900, fill: '#0b587f', swell: 70, seed: 4, lift: t => (t - 0.5) ** 2 * 560 })
  art.add(fan(random, { x: 190, y: 930, size: 420, color: '#7a63d8', depth: 5, width: 20 }))
  art.add(fan(random, { x: 1440, y: 950, size: 360, color: '#0f8f93', depth: 5, width: 18 }))
  art.add(rock(art, random, { x: 120, y: 1060, r: 250 }), rock(art, random, { x: 1500, y: 1080, r: 270 }))
  grass(art, random, { x: 330, y: 1010, count: 10, height: 230, fill: '#17a79c', spread: 120 })
  grass(art, random, { x: 1260, y: 1010, count: 9, height: 190, fill: '#17a79c', spread: 110 })
  floor(art, {
    y: 1040,
    fill: art.linear(
      [
        [0, '#f0d3a4'],
        [0.5, '#b99a7c'],
        [1, '#5b6876'],
      ],
      { x1: 0, y1: 0, x2: 0, y2: 1 },
    ),
    swell: 36,
    seed: 9,
  })
  const shadow = oval(800, 1072, 560, 62, { fill: '#05334e', opacity: 0.5, filter: art.blur(16) })
  const back = art.linear([
    [0, '#c83a3c'],
    [1, '#a22c46'],
  ])
  const front = art.linear([
    [0, '#ff7a63'],
    [1, '#e44a3e'],
  ])
  const arms = [
    { x: 610, y: 690, angle: 3.3, length: 820, bend: 1.5, curl: 12, width: 64, fill: back, light: '#ff8e77' },
    {
      x: 1000,
      y: 680,
      angle: -0.2,
      length: 760,
      bend: -1.0,
      curl: -9,
      width: 62,
      fill: back,
      light: '#ff8e77',
    },
    {
      x: 1000,
      y: 720,
      angle: 0.2,
      length: 820,
      bend: 0.7,
      curl: -15,
      width: 66,
      fill: back,
      light: '#ff8e77',
    },
    {
      x: 620,
      y: 720,
      angle: 2.7,
      length: 860,
      bend: -1.1,
      curl: -14,
      width: 76,
      fill: front,
      light: '#ffb199',
    },
    {
      x: 960,
      y: 740,
      angle: 0.72,
      length: 800,
      bend: 0.5,
      curl: 15,
      width: 76,
      fill: front,
      light: '#ffb199',
    },
    {
      x: 690,
      y: 750,
      angle: 2.25,
      length: 640,
      bend: -1.5,
      curl: 16,
      width: 72,
      fill: front,
      light: '#ffb199',
    },
    {
      x: 890,
      y: 750,
      angle: 1.1,
      length: 640,
      bend: 1.0,
      curl: -17,
      width: 72,
      fill: front,
      light: '#ffb199',
    },
    {
      x: 780,
      y: 760,
      angle: 1.62,
      length: 520,
      bend: 0.9,
      curl: 15,
      width: 70,
      fill: front,
      light: '#ffb199',
    },
  ]
  art.add(
    shadow,
    ...arms.map(shape => arm(shape)),
    group(head(art, random), { transform: 'rotate(-7 800 720)' }),
  )
  art.add(anemone(art, random, { x: 110, y: 1120, size: 110 }))
  art.add(star(art, { x: 1400, y: 1120, r: 70, turn: 20, light: '#ffd27a', dark: '#f2a23f', dot: '#fff0c9' }))
  bubbles(art, random, { x: 1210, y: 420, count: 8, rise: 380, size: 20 })
  motes(art, random, { count: 60, size: 3 })
  vignette(art, 0.4)
  return art.print()
}
