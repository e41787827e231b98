import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { floor, glow, ink, motes, vignette, water } from './sea.mjs'

const lure = [420, 330]

function angler(art) {
  const skin = art.radial(
    [
      [0, '#8a5a86'],
      [0.35, '#57356b'],
      [0.75, '#2c1c48'],
      [1, '#170f2c'],
    ],
    { cx: 0.16, cy: 0.3, r: 0.95 },
  )
  const fin = art.linear(
    [
      [0, '#6b3f78'],
      [1, '#231640'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  )
  const body =
    'M470 640C440 500 560 370 780 350C1000 336 1180 440 1240 590C1250 640 1246 690 1220 730C1150 860 980 930 800 910C620 892 500 790 470 640Z'
  const mouth = 'M462 620C520 560 640 566 720 640C760 690 752 770 690 806C600 846 500 780 462 620Z'
  const tooth = (x, y, length, tilt) =>
    path(
      `M-13 0C-8 ${length * 0.5} -3 ${length * 0.8} 2 ${length}C7 ${length * 0.8} 12 ${length * 0.5} 15 0Z`,
      { fill: '#f7f2e2', transform: put(x, y, tilt) },
    )
  const upper = [
    [492, 596, 58, 14],
    [538, 576, 74, 8],
    [592, 572, 88, 0],
    [648, 588, 70, -10],
    [696, 622, 52, -22],
  ]
  const lower = [
    [520, 742, 56, 168],
    [566, 786, 78, 176],
    [624, 806, 84, 184],
    [682, 796, 62, 196],
    [722, 762, 44, 214],
  ]
  const spots = sample(26, t =>
    circle(
      820 + Math.cos(t * 41) * 300 * ((t * 7.3) % 1),
      620 + Math.sin(t * 41) * 210 * ((t * 7.3) % 1),
      3 + ((t * 29) % 1) * 8,
      { fill: '#c08fc0', opacity: 0.35 },
    ),
  )
  return [
    path(
      'M1180 560C1270 500 1350 440 1430 430C1400 500 1400 560 1420 620C1440 690 1430 760 1400 820C1330 790 1250 740 1200 700Z',
      { fill: fin },
    ),
    sample(5, t =>
      path(
        `M1230 ${590 + t * 90}L${1390 + Math.sin(t * 3) * 14} ${470 + t * 310}`,
        pen('#1d1236', 6, { strokeOpacity: 0.7 }),
      ),
    ),
    path('M860 360C900 280 980 260 1060 270C1050 320 1070 380 1110 430Z', { fill: fin }),
    path(body, { fill: skin }),
    spots,
    path(mouth, { fill: '#12081f' }),
    path('M560 700C600 670 660 680 690 730C660 770 600 770 560 700Z', { fill: '#b4436a' }),
    [...upper, ...lower].map(one => tooth(...one)),
    path('M462 620C520 560 640 566 720 640', pen('#8a5a86', 15)),
    path('M462 620C500 780 600 846 690 806C720 790 738 766 742 740', pen('#57356b', 18)),
    circle(690, 500, 62, { fill: '#241640' }),
    circle(688, 500, 52, { fill: '#ffe9b0' }),
    circle(676, 498, 30, { fill: '#1a0d2b' }),
    circle(664, 486, 11, { fill: '#fff' }),
    path('M626 470C650 430 730 426 762 474', pen('#3b2357', 16)),
    path('M880 680C960 650 1040 680 1060 760C1010 800 920 790 880 740Z', { fill: fin }),
    sample(4, t =>
      path(
        `M${900 + t * 10} ${700 + t * 20}L${1030 - t * 20} ${700 + t * 76}`,
        pen('#1d1236', 5, { strokeOpacity: 0.7 }),
      ),
    ),
  ]
}

function lanternFish({ x, y, size, turn, color }) {
  const lights = sample(6, t => circle(-30 + t * 66, 12 - Math.sin(t * 3.1) * -5, 4.4, { fill: color }))
  return group(
    [
      path('M58 0C40 -30 -10 -34 -40 -6L-70 -26C-64 -8 -64 8 -70 26L-40 6C-10 34 40 30 58 0Z', {
        fill: '#0c2f4c',
      }),
      lights,
      circle(36, -7, 9, { fill: '#d9f7ff' }),
      circle(37, -7, 5, { fill: ink.abyss }),
    ],
    { transform: put(x, y, turn, size / 130) },
  )
}

function siphon(random, { x, y, length, color }) {
  const curve = t => [x + t * length, y + Math.sin(t * 6 + x) * 40]
  const beads = sample(24, t =>
    circle(...curve(t), 3 + 4 * Math.sin(t * 3.14), { fill: color, opacity: random.between(0.5, 1) }),
  )
  const threads = sample(24, t =>
    path(
      `M${curve(t)[0]} ${curve(t)[1]}q${random.between(-12, 12)} 30 ${random.between(-10, 10)} ${random.between(40, 80)}`,
      pen(color, 1.6, { strokeOpacity: 0.45 }),
    ),
  )
  return group([
    path(
      ribbon(sample(14, curve), () => 2),
      { fill: color, opacity: 0.6 },
    ),
    threads,
    beads,
  ])
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(64)
  water(art, [
    [0, '#05284a'],
    [0.4, '#03182f'],
    [1, '#010812'],
  ])
  glow(art, { x: lure[0], y: lure[1], r: 900, color: '#2f9fc0', strength: 0.55 })
  floor(art, { y: 1060, fill: '#020d1a', swell: 60, seed: 4, lift: t => 160 * (t - 0.5) ** 2 })
  motes(art, random, { count: 130, size: 3.4, color: '#8fe6ff' })
  art.add(
    siphon(random, { x: 980, y: 170, length: 480, color: '#58d6e8' }),
    siphon(random, { x: 90, y: 960, length: 330, color: '#ff9ab5' }),
  )
  const swarm = [
    [150, 240, 90, 20],
    [250, 560, 120, -24],
    [110, 720, 80, -40],
    [630, 150, 86, 140],
    [1380, 980, 110, 190],
    [1230, 1060, 76, 184],
    [1490, 330, 80, 170],
  ]
  art.add(
    swarm.map(([x, y, size, turn], index) =>
      lanternFish({ x, y, size, turn, color: index % 2 ? '#7ff3e8' : '#9fd0ff' }),
    ),
  )
  art.add(group(angler(art)))
  art.add(
    path(
      ribbon(
        [
          [820, 360],
          [760, 240],
          [640, 160],
          [520, 170],
          [446, 240],
          [lure[0], lure[1] - 34],
        ],
        t => 10 - 6 * t,
      ),
      { fill: '#57356b' },
    ),
  )
  glow(art, { x: lure[0], y: lure[1], r: 330, color: '#fff1b8', strength: 1 })
  glow(art, { x: lure[0], y: lure[1], r: 130, color: '#ffffff', strength: 1 })
  art.add(
    circle(lure[0], lure[1], 40, { fill: '#fffbe0' }),
    circle(lure[0], lure[1], 40, pen('#ffd27a', 6)),
    oval(lure[0] - 12, lure[1] - 14, 12, 8, { fill: '#fff' }),
  )
  art.add(path('M470 600C470 500 550 400 690 366', pen('#ffd9b0', 10, { strokeOpacity: 0.5 })))
  vignette(art, 0.6, '#01050b')
  return art.print()
}
