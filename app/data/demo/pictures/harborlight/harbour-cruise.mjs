import { box, canvas, circle, group, path, pen, put } from '../drawing/canvas.mjs'
import { sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { glow, ink } from './sea.mjs'

/** A wave band across the sheet with rounded crests that lean to the right. */
function waves(art, { y, size, phase, top, bottom, crest = 0.5, width = 1600, base = 1300 }) {
  const count = Math.round((width + 400) / size)
  const points = sample(count * 2 + 1, t => t * count * 2).map(at => [
    at * size * 0.5 - 200 + phase,
    at % 2 ? y : y - size * 0.17,
  ])
  const line = smooth(
    points.flatMap(([x, py], index) =>
      index % 2
        ? [[x, py]]
        : [
            [x - size * 0.1, py + size * 0.03],
            [x + size * 0.06, py],
          ],
    ),
  )
  art.add(
    path(`${line}L${width + 400} ${base}L-400 ${base}Z`, {
      fill: art.linear([
        [0, top],
        [1, bottom],
      ]),
    }),
    path(line, pen('#ffffff', 5, { strokeOpacity: crest })),
  )
}

/** The lighthouse of the harbour on its rock, foot at (0, 0), about 620 high. */
export function lighthouse(art, { x, y, scale }) {
  const tower = 'M-72 0L-46 -420H46L72 0Z'
  const shade = art.linear(
    [
      [0, '#000', 0],
      [0.55, '#000', 0],
      [1, '#3a1030', 0.35],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  )
  const clip = art.clip(path(tower, {}))
  const stripes = [0, 2, 4].map(index => box(-90, -84 - index * 84 - 0, 180, 84, { fill: ink.coral }))
  return group(
    [
      path(
        'M-230 60C-220 -10 -150 -40 -90 -34C-40 -30 40 -34 90 -30C160 -34 230 0 250 60C200 90 -180 90 -230 60Z',
        { fill: '#0b3552' },
      ),
      path('M-160 -6C-120 -34 -60 -34 -20 -30', pen('#3f7fa0', 8, { strokeOpacity: 0.7 })),
      path(tower, { fill: '#fff8ee' }),
      group(stripes, { clipPath: clip }),
      path(tower, { fill: shade }),
      path('M-16 0V-52C-16 -76 16 -76 16 -52V0Z', { fill: '#5a2038' }),
      [
        [-190, 12],
        [-300, 11],
      ].map(([py, r]) => circle(0, py, r, { fill: '#5a2038' })),
      box(-66, -436, 132, 20, { rx: 10, fill: '#0b3552' }),
      box(-38, -500, 76, 66, { fill: '#ffe9a8' }),
      [-38, -13, 12, 37].map(px => path(`M${px} -500V-434`, pen('#0b3552', 6))),
      path('M-54 -498C-46 -550 46 -550 54 -498Z', { fill: ink.coral }),
      circle(0, -548, 10, { fill: '#0b3552' }),
    ],
    { transform: put(x, y, 0, scale) },
  )
}

/** The little red boat, water line at (0, 0), about 420 long, heading right. */
export function boat(art, { x, y, turn = 0, scale }) {
  const hull = art.linear([
    [0, '#ff7f66'],
    [0.6, '#f0503f'],
    [1, '#a62c41'],
  ])
  return group(
    [
      path('M40 -120V-300', pen('#5a2038', 9)),
      path('M40 -296C90 -290 110 -270 150 -274C130 -256 130 -244 146 -226C106 -222 84 -244 40 -238Z', {
        fill: ink.sun,
      }),
      path('M-120 -70V-176C-120 -188 -112 -194 -100 -194H46C60 -194 68 -186 70 -174L88 -70Z', {
        fill: '#fff8ee',
      }),
      path('M-142 -194H66C82 -194 86 -210 70 -212H-130C-150 -212 -156 -196 -142 -194Z', { fill: '#0a5c8a' }),
      [
        [-78, 0],
        [-20, 0],
        [38, 0],
      ].map(([px]) => [circle(px, -136, 23, { fill: '#0a5c8a' }), circle(px, -136, 16, { fill: '#ffe9a8' })]),
      path('M-240 -86C-190 -70 120 -64 262 -112C250 -40 210 30 170 54H-170C-214 20 -236 -36 -240 -86Z', {
        fill: hull,
      }),
      path('M-238 -78C-180 -60 130 -56 258 -104', pen('#fff8ee', 15)),
      [-130, -50, 30, 110].map(px => circle(px, -8, 13, { fill: '#5a2038', opacity: 0.7 })),
      circle(176, -26, 20, pen('#fff8ee', 9)),
    ],
    { transform: put(x, y, turn, scale) },
  )
}

export const gull = (x, y, s, fill = '#fff') =>
  path('M-60 -8C-40 -34 -16 -28 0 -4C16 -28 40 -34 60 -8C40 -20 18 -14 4 12H-4C-18 -14 -40 -20 -60 -8Z', {
    fill,
    transform: put(x, y, -6, s),
  })

export function draw() {
  const art = canvas({ width: 1600, height: 1200 })
  const random = seeded(71)
  art.add(
    box(0, 0, 1600, 800, {
      fill: art.linear([
        [0, '#3a4c9b'],
        [0.3, '#a05fa5'],
        [0.58, '#ff8a74'],
        [0.8, '#ffc07f'],
        [1, '#ffe3a6'],
      ]),
    }),
  )
  glow(art, { x: 640, y: 660, r: 760, color: '#ffe9b8', strength: 0.95 })
  art.add(circle(640, 640, 150, { fill: '#fff3cf' }))
  const band = (y, x, width, opacity) =>
    path(`M${x} ${y}h${width}`, pen('#fff', 30, { strokeOpacity: opacity }))
  art.add(
    band(190, 180, 420, 0.16),
    band(236, 90, 300, 0.2),
    band(150, 980, 330, 0.13),
    band(330, 1050, 440, 0.18),
    band(378, 960, 260, 0.14),
    band(430, 240, 330, 0.2),
  )
  art.add(
    path(
      `${smooth(sample(9, t => [t * 1700 - 50, 700 - 60 * Math.sin(t * 7 + 1) - 70 * Math.sin(t * 3)]))}L1700 800L-50 800Z`,
      { fill: '#7a4a92', opacity: 0.7 },
    ),
  )
  art.add(
    path('M1250 250L-100 120V330Z', {
      fill: art.linear(
        [
          [0, '#fff6cf', 0],
          [1, '#fff6cf', 0.65],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
    }),
  )
  waves(art, { y: 760, size: 150, phase: 20, top: '#ff9d80', bottom: '#7a4a92', crest: 0.35 })
  art.add(
    sample(44, t =>
      path(
        `M${640 + random.bell() * (60 + t * 90)} ${748 + t * 150}h${random.between(30, 120)}`,
        pen('#fff3cf', 6, { strokeOpacity: 0.75 - t * 0.4 }),
      ),
    ),
  )
  art.add(lighthouse(art, { x: 1270, y: 780, scale: 1.06 }))
  waves(art, { y: 850, size: 210, phase: -60, top: '#5f5aa8', bottom: '#2d3f86', crest: 0.4 })
  art.add(boat(art, { x: 540, y: 876, turn: -5, scale: 1.22 }))
  waves(art, { y: 945, size: 270, phase: 40, top: '#1b78ad', bottom: '#0a4a78', crest: 0.5 })
  waves(art, { y: 1070, size: 360, phase: -120, top: '#0a5c8a', bottom: '#052f4a', crest: 0.45 })
  art.add(gull(260, 300, 0.9), gull(380, 240, 0.6), gull(930, 430, 0.7), gull(1010, 470, 0.45))
  return art.print()
}
