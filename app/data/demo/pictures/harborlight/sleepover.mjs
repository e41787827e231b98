import { box, canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { sample } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bubbles, fish, glow, ink, kelp, minnow, shafts } from './sea.mjs'
import { turtle } from './turtle-rescue.mjs'

const pane = 'M150 900V330C150 170 420 90 800 90C1180 90 1450 170 1450 330V900Z'

function tank(art, random) {
  const deep = art.linear([
    [0, '#8fe6ea'],
    [0.25, '#38b3d4'],
    [0.65, '#0f7bac'],
    [1, '#0a4f7c'],
  ])
  const held = []
  const local = { ...art, add: (...shapes) => held.push(shapes) }
  local.add(path(pane, { fill: deep }))
  glow(local, { x: 800, y: 160, r: 640, color: '#fbfff0', strength: 0.8 })
  shafts(local, random, { x: 800, y: 60, count: 9, spread: 1500, length: 900, strength: 0.5 })
  local.add(
    group(
      [190, 260, 1330, 1400, 1230].map(x =>
        kelp(random, {
          x,
          base: 930,
          height: random.between(420, 640),
          sway: 30,
          fill: '#137a70',
          leaf: '#1b8f7e',
          width: 9,
          phase: x,
          gap: 50,
        }),
      ),
    ),
  )
  local.add(
    sample(60, t =>
      minnow({
        x: 900 + Math.cos(t * 7) * 330 + random.bell() * 50,
        y: 470 + Math.sin(t * 7) * 150 + random.bell() * 40,
        size: random.between(26, 40),
        turn: t * 400 + 90,
        fill: '#e9fbfa',
        opacity: 0.75,
      }),
    ),
  )
  local.add(turtle(art, seeded(5), put(540, 440, 62, 0.56)))
  local.add(
    fish({
      x: 1090,
      y: 690,
      size: 150,
      turn: -4,
      flip: -1,
      body: '#ffd84d',
      belly: '#fff0a8',
      fin: '#f5a623',
      band: '#0a3550',
    }),
    fish({ x: 360, y: 660, size: 110, turn: 4, body: ink.coral }),
  )
  bubbles(local, random, { x: 1220, y: 640, count: 8, rise: 420, size: 17 })
  return group(held, { clipPath: art.clip(path(pane, {})) })
}

function tent(art, { x, y, scale, color, dark, lit }) {
  return group(
    [
      oval(0, 6, 250, 24, { fill: '#010b16', opacity: 0.6 }),
      path('M0 -250C70 -130 150 -40 236 0H-236C-150 -40 -70 -130 0 -250Z', {
        fill: art.linear([
          [0, color],
          [1, dark],
        ]),
      }),
      path('M0 -250C30 -130 54 -50 84 0H-84C-54 -50 -30 -130 0 -250Z', {
        fill: art.linear([
          [0, '#ffd27a'],
          [1, lit],
        ]),
      }),
      path('M0 -250C-4 -130 -44 -40 -84 0C-110 0 -120 -8 -116 -20C-70 -70 -20 -160 0 -250Z', { fill: color }),
      path('M0 -250V-274', pen(dark, 8)),
      path('M0 -274C20 -280 34 -270 52 -276C46 -264 46 -256 54 -248C34 -246 20 -254 0 -250Z', {
        fill: ink.sun,
      }),
    ],
    { transform: put(x, y, 0, scale) },
  )
}

function sleeper({ x, y, turn, scale, color, stripe, hair }) {
  return group(
    [
      oval(0, 26, 226, 24, { fill: '#010b16', opacity: 0.5 }),
      path('M-206 -14C-206 -40 -180 -46 -150 -44H150C214 -44 222 26 160 30H-180C-200 30 -206 10 -206 -14Z', {
        fill: color,
      }),
      [-60, 10, 80].map(px => path(`M${px} -44C${px + 16} -20 ${px + 16} 10 ${px} 30`, pen(stripe, 12))),
      path('M-206 -30C-212 -60 -160 -66 -120 -52C-104 -30 -110 10 -126 26C-170 36 -206 10 -206 -30Z', {
        fill: '#e9fbfa',
      }),
      circle(-152, -34, 34, { fill: '#f0b893' }),
      path('M-188 -34C-190 -74 -120 -80 -116 -40C-134 -56 -160 -54 -188 -34Z', { fill: hair }),
      path('M-164 -30q8 7 16 0', pen('#5a2a22', 4)),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(83)
  art.add(
    box(0, 0, 1600, 1200, {
      fill: art.linear([
        [0, '#04192c'],
        [0.7, '#062b45'],
        [1, '#020c18'],
      ]),
    }),
  )
  glow(art, { x: 800, y: 480, r: 980, color: '#1f93c2', strength: 0.8 })
  art.add(
    tank(art, random),
    path(pane, pen('#02101e', 30)),
    path(pane, pen('#3aa4c8', 4, { strokeOpacity: 0.8 })),
  )
  art.add(
    path('M-20 900H1620V1220H-20Z', {
      fill: art.linear([
        [0, '#0f6a96'],
        [0.3, '#083e60'],
        [1, '#020f1e'],
      ]),
    }),
  )
  art.add(
    sample(9, t =>
      path(
        `M${260 + t * 1080} 906L${-200 + t * 2000} 1200`,
        pen('#8fe6ea', 8 + 10 * Math.abs(Math.sin(t * 9)), { strokeOpacity: 0.09 }),
      ),
    ),
  )
  art.add(tent(art, { x: 330, y: 1030, scale: 1.02, color: '#ff6b57', dark: '#a83246', lit: '#ffb199' }))
  art.add(tent(art, { x: 1300, y: 1040, scale: 0.94, color: '#2aa9a0', dark: '#0c5a63', lit: '#fff0b8' }))
  glow(art, { x: 330, y: 990, r: 260, color: '#ffb866', strength: 0.6 })
  glow(art, { x: 1300, y: 1000, r: 230, color: '#ffd98c', strength: 0.5 })
  art.add(
    sleeper({ x: 790, y: 1010, turn: 2, scale: 0.84, color: '#7a63d8', stripe: '#a594ff', hair: '#3a1d16' }),
  )
  art.add(
    sleeper({ x: 900, y: 1116, turn: -3, scale: 1.05, color: '#ffb84d', stripe: '#ffe0a0', hair: '#7a3d1e' }),
  )
  return art.print()
}
