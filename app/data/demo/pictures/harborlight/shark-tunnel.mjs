import { canvas, circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { bubbles, glow, ink, minnow, motes, shafts, water } from './sea.mjs'

/** A shark seen from below and ahead, swimming left, about 900 long, with its mouth in a friendly line. */
function shark(art) {
  const back = art.linear([
    [0, '#2f7ea8'],
    [0.5, '#1c6089'],
    [1, '#0e4468'],
  ])
  const belly = art.linear([
    [0, '#d9f1f7'],
    [1, '#86bfd6'],
  ])
  const body =
    'M-470 24C-430 -50 -300 -112 -120 -118C100 -124 300 -60 470 -6C480 0 480 12 470 16C320 60 120 118 -120 112C-300 106 -440 84 -470 24Z'
  const under =
    'M-470 24C-400 40 -260 30 -60 46C140 60 330 30 470 12C320 60 120 118 -120 112C-300 106 -440 84 -470 24Z'
  const gills = sample(5, t =>
    path(
      `M${-196 + t * 88} -30C${-212 + t * 88} -8 ${-212 + t * 88} 14 ${-200 + t * 88} 36`,
      pen('#0b3d5e', 6),
    ),
  )
  return group([
    path('M-60 -104C-20 -190 40 -232 110 -246C96 -190 110 -130 150 -88Z', { fill: back }),
    path('M300 -52C322 -90 350 -104 384 -110C374 -80 378 -50 396 -30Z', { fill: back }),
    path(
      'M440 0C500 -50 560 -140 612 -176C602 -110 574 -40 560 4C582 40 592 80 588 122C550 92 490 46 440 14Z',
      { fill: back },
    ),
    path(body, { fill: back }),
    path(under, { fill: belly }),
    path('M-110 62C-70 150 20 236 120 262C120 200 90 110 70 52Z', {
      fill: art.linear([
        [0, '#1c6089'],
        [1, '#0b3d5e'],
      ]),
    }),
    path('M270 56C290 96 330 120 366 126C362 96 350 60 330 40Z', { fill: '#15527a' }),
    gills,
    path('M-440 54C-400 72 -340 76 -286 58', pen('#0b3d5e', 7)),
    sample(6, t => path(`M${-424 + t * 116} ${61 + Math.sin(t * 3) * 8}l9 14l9 -13Z`, { fill: '#fff' })),
    circle(-330, -22, 17, { fill: ink.abyss }),
    circle(-336, -28, 5.5, { fill: '#fff' }),
    path('M-380 -60C-280 -104 -120 -112 60 -96', pen('#7cc3de', 12, { strokeOpacity: 0.5 })),
    oval(-300, 34, 28, 13, { fill: '#ffb199', opacity: 0.55 }),
  ])
}

function visitor({ x, y, scale, hat = false, hair = false, arm, coat = '#0a3550' }) {
  const shade = '#04202f'
  const parts = [
    path(
      'M-36 -30C-40 20 -38 70 -44 108C-30 116 -14 114 -8 108L-2 30L6 108C14 116 30 116 42 108C36 70 38 20 36 -30Z',
      { fill: '#031824' },
    ),
    path(
      'M-58 -150C-50 -182 -24 -190 0 -190C24 -190 50 -182 58 -150C64 -104 60 -50 54 -8C30 2 -30 2 -54 -8C-60 -50 -64 -104 -58 -150Z',
      { fill: coat },
    ),
    path('M-54 -156C-72 -120 -76 -70 -66 -24C-60 -18 -50 -20 -48 -28C-52 -70 -46 -110 -40 -140Z', {
      fill: coat,
    }),
    arm
      ? path('M36 -168C72 -190 100 -230 112 -282C118 -296 138 -290 136 -276C130 -212 100 -152 52 -120Z', {
          fill: coat,
        })
      : path('M54 -156C72 -120 76 -70 66 -24C60 -18 50 -20 48 -28C52 -70 46 -110 40 -140Z', { fill: coat }),
    path('M-14 -206H14V-176H-14Z', { fill: shade }),
    path(
      'M-38 -232C-40 -274 -20 -286 0 -286C22 -286 40 -272 38 -232C36 -206 20 -192 0 -192C-20 -192 -36 -206 -38 -232Z',
      { fill: shade },
    ),
    hair
      ? path(
          'M-42 -236C-46 -290 44 -296 44 -238C46 -204 52 -176 40 -160C24 -150 -22 -150 -38 -160C-50 -178 -44 -208 -42 -236Z',
          { fill: '#062b3d' },
        )
      : '',
    hat ? path('M-44 -240C-42 -300 42 -300 44 -240C28 -252 -28 -252 -44 -240Z', { fill: ink.coral }) : '',
    hat ? circle(0, -288, 13, { fill: ink.peach }) : '',
    path('M58 -146C62 -104 60 -54 54 -12', pen('#4fc3e3', 4, { strokeOpacity: 0.7 })),
    path('M24 -278C38 -264 42 -246 38 -224', pen('#4fc3e3', 4, { strokeOpacity: 0.6 })),
  ]
  return group(parts, { transform: put(x, y, 0, scale) })
}

const arch = (half, top, foot) =>
  `M${800 - half} ${foot}C${800 - half} ${top - 40} ${800 - half * 0.62} ${top} 800 ${top}C${800 + half * 0.62} ${top} ${800 + half} ${top - 40} ${800 + half} ${foot}`

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(7)
  water(art, [
    [0, '#58c6e0'],
    [0.4, '#1b8fbf'],
    [0.75, '#0b5f90'],
    [1, '#063f63'],
  ])
  glow(art, { x: 800, y: 760, r: 620, color: '#bff4f5', strength: 1 })
  shafts(art, random, { x: 800, count: 11, spread: 2300, strength: 0.5 })
  art.add(
    sample(40, () =>
      minnow({
        x: 1160 + random.bell() * 230,
        y: 560 + random.bell() * 130,
        size: random.between(26, 46),
        turn: random.between(150, 200),
        fill: '#0b5f90',
        opacity: 0.55,
      }),
    ),
  )
  art.add(group([shark(art)], { transform: put(760, 330, -7, 1.18) }))
  art.add(group([shark(art)], { transform: put(330, 700, 8, 0.34), opacity: 0.55 }))
  bubbles(art, random, { x: 1330, y: 460, count: 8, rise: 380, size: 18 })
  motes(art, random, { count: 60, size: 3.5 })
  art.add(
    path('M560 905H1040L1700 1300H-100Z', {
      fill: art.linear([
        [0, '#8fe6ef'],
        [0.3, '#1d7fa8'],
        [1, '#052f4a'],
      ]),
    }),
  )
  art.add(
    [1, -1].map(sign =>
      path(
        `M${800 + sign * 236} 905L${800 + sign * 250} 880L${800 + sign * 960} 760V1320L${800 + sign * 780} 1320Z`,
        {
          fill: art.linear([
            [0, '#0a4a70'],
            [1, '#03202f'],
          ]),
        },
      ),
    ),
  )
  art.add(
    [1, -1].map(sign =>
      path(`M${800 + sign * 236} 905L${800 + sign * 780} 1320`, pen(ink.coral, 9, { strokeOpacity: 0.9 })),
    ),
  )
  const ribs = [
    [250, 470, 892, 9],
    [350, 340, 880, 13],
    [520, 160, 862, 20],
    [770, -90, 840, 30],
  ]
  art.add(
    ribs.map(([half, top, foot, width]) =>
      group([
        path(arch(half, top, foot), pen('#052f4a', width, { strokeOpacity: 0.82 })),
        path(
          arch(half - width * 0.3, top + width * 0.3, foot),
          pen('#9be3ee', width * 0.22, { strokeOpacity: 0.7 }),
        ),
      ]),
    ),
  )
  art.add(
    path(
      smooth([
        [420, 700],
        [470, 470],
        [640, 290],
      ]),
      pen('#ffffff', 26, { strokeOpacity: 0.16 }),
    ),
    path(
      smooth([
        [455, 760],
        [490, 600],
        [545, 480],
      ]),
      pen('#ffffff', 10, { strokeOpacity: 0.16 }),
    ),
  )
  const reflections = sample(7, t =>
    path(
      `M${800 - 120 - t * 260} ${930 + t * 230}H${800 + 120 + t * 260}`,
      pen('#d8fbfb', 4 + t * 6, { strokeOpacity: 0.2 - t * 0.1 }),
    ),
  )
  art.add(reflections)
  art.add(
    oval(730, 1092, 120, 16, { fill: '#02131f', opacity: 0.5 }),
    oval(905, 1092, 90, 13, { fill: '#02131f', opacity: 0.5 }),
  )
  art.add(
    visitor({ x: 715, y: 975, scale: 1.12, hair: true, coat: '#0d3f5e' }),
    visitor({ x: 880, y: 1020, scale: 0.7, hat: true, arm: true, coat: '#c24a3d' }),
  )
  return art.print()
}
