import { box, circle, group, path, put } from '../drawing/canvas.mjs'
import { seeded } from '../drawing/random.mjs'
import { arc, beacon, dial, hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'

const sea = 860
const pivot = [700, 330]

/** The sextant: an arc of sixty degrees under its pivot, frame, index arm, two mirrors, telescope and handle. */
function sextant(art) {
  const metal = art.linear(
    [
      [0, '#fff0c0'],
      [0.4, '#d9a441'],
      [1, '#7d5420'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  const dark = '#3d280e'
  const R = 520
  const spot = (degrees, far) => [
    Math.cos((degrees * Math.PI) / 180) * far,
    Math.sin((degrees * Math.PI) / 180) * far,
  ]
  const limb = (far, from = 56, to = 124) =>
    smooth(arc({ x: 0, y: 0, rx: far, from: (from * Math.PI) / 180, to: (to * Math.PI) / 180, count: 40 }))
  const bar = (from, to, width) =>
    path(`M${from.join(' ')}L${to.join(' ')}`, {
      fill: 'none',
      stroke: metal,
      strokeWidth: width,
      strokeLinecap: 'round',
    })
  const hole = (degrees, far, r) =>
    circle(...spot(degrees, far), r, { fill: 'none', stroke: metal, strokeWidth: 12 })
  const arm = 74
  return [
    group([
      bar([0, 0], spot(58, R), 22),
      bar([0, 0], spot(122, R), 22),
      path(limb(R - 150, 62, 118), { fill: 'none', stroke: metal, strokeWidth: 14 }),
      path(limb(R - 290, 66, 114), { fill: 'none', stroke: metal, strokeWidth: 11 }),
      hole(90, R - 222, 52),
      hole(76, R - 76, 50),
      hole(104, R - 76, 50),
      hole(90, R - 84, 42),
    ]),
    path(limb(R), { fill: 'none', stroke: dark, strokeWidth: 52 }),
    path(limb(R), { fill: 'none', stroke: metal, strokeWidth: 46 }),
    dial({
      x: 0,
      y: 0,
      r: R + 20,
      count: 130,
      major: 10,
      short: 13,
      long: 30,
      from: 58,
      to: 122,
      color: dark,
      width: 1.6,
    }),
    path(limb(R - 2), hair(dark, 1.4)),
    bar([0, 0], spot(arm, R + 28), 25),
    path(
      `M${spot(arm - 5, R + 26).join(' ')}L${spot(arm + 5, R + 26).join(' ')}L${spot(arm + 4, R - 34).join(' ')}L${spot(arm - 4, R - 34).join(' ')}Z`,
      { fill: '#fff0c0', stroke: dark, strokeWidth: 1.6 },
    ),
    bar([-120, 210], [-196, 268], 9),
    dial({
      x: 0,
      y: 0,
      r: R + 18,
      count: 20,
      major: 5,
      short: 8,
      long: 16,
      from: arm - 4,
      to: arm + 4,
      color: dark,
      width: 1.3,
    }),
    circle(...spot(arm, R + 62), 25, { fill: metal, stroke: dark, strokeWidth: 2 }),
    dial({
      x: spot(arm, R + 62)[0],
      y: spot(arm, R + 62)[1],
      r: 25,
      count: 30,
      major: 30,
      short: 6,
      color: dark,
    }),
    group(
      [
        path('M-12 -66H12V30H-12Z', { fill: '#bcd0ff', stroke: ink.brass, strokeWidth: 5 }),
        path('M-6 -52L6 -10', hair('#ffffff', 3)),
      ],
      { transform: put(0, 0, 28) },
    ),
    circle(0, 0, 30, { fill: metal, stroke: dark, strokeWidth: 2 }),
    circle(0, 0, 9, { fill: dark }),
    group([path('M-10 -46H10V30H-10Z', { fill: '#bcd0ff', stroke: ink.brass, strokeWidth: 5 })], {
      transform: put(-182, 262, 62),
    }),
    bar([-24, 40], [-128, 66], 9),
    sample(3, t =>
      circle(-120 + t * 34, 60 - t * 26, 25, {
        fill: ['#e5728f', '#49c0c4', '#d9a441'][Math.round(t * 2)],
        fillOpacity: 0.5,
        stroke: ink.brass,
        strokeWidth: 3,
      }),
    ),
    group(
      [
        path('M-80 -26H80V26H-80Z', { fill: metal, stroke: dark, strokeWidth: 2 }),
        path('M80 -33H150V33H80Z', { fill: '#20254f', stroke: ink.brass, strokeWidth: 3 }),
        path('M-80 -31H-104V31H-80Z', { fill: '#20254f', stroke: ink.brass, strokeWidth: 3 }),
        path('M-30 -26V26M30 -26V26', hair(dark, 2)),
      ],
      { transform: put(206, 236, 6) },
    ),
  ]
}

function water(art, random) {
  art.add(
    box(0, sea, 1600, 400, {
      fill: art.linear([
        [0, '#3d3a78'],
        [0.12, '#1c2150'],
        [1, '#070a1a'],
      ]),
    }),
  )
  const lines = sample(210, () => {
    const y = sea + 5 + 335 * random.next() ** 1.5
    const near = (y - sea) / 340
    const x = random.between(-60, 1620)
    const w = 20 + near * 190 * random.between(0.5, 1)
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(w / 4).toFixed(1)} ${(-2 - near * 9).toFixed(1)} ${(w / 2).toFixed(1)} 0t${(w / 2).toFixed(1)} 0`
  })
  art.add(path(lines.join(''), hair(ink.line, 1.2, 0.45)), path(`M0 ${sea}H1600`, hair(ink.pale, 1.6, 0.8)))
  const glitter = sample(
    60,
    t =>
      `M${(1290 + random.bell() * (8 + t * 60)).toFixed(1)} ${(sea + 6 + t * 320).toFixed(1)}h${random.between(10, 60).toFixed(1)}`,
  )
  art.add(path(glitter.join(''), hair('#fff1cf', 2, 0.6)))
}

export function draw() {
  const art = night({ lights: [] })
  const random = seeded(47)
  art.add(
    box(0, 0, 1600, sea, {
      fill: art.linear([
        [0, '#090c1c'],
        [0.6, '#1b2048'],
        [0.88, '#4a4480'],
        [1, '#b5726a'],
      ]),
    }),
  )
  stars(art, { seed: 99, count: 420, free: (_, y) => y < sea - 60 })
  const star = [1290, 190]
  const heights = sample(7, t =>
    path(
      smooth(arc({ x: 300, y: sea, rx: 360 + t * 1000, from: -Math.PI, to: 0, count: 60 })),
      hair(ink.line, 1, 0.14),
    ),
  )
  art.add(heights)
  halo(art, [1290, sea, 420, '#f0a070', 0.45])
  water(art, random)
  const eye = [960, 590]
  art.add(
    path(`M${pivot[0]} ${pivot[1]}L${star[0]} ${star[1]}`, hair(ink.glint, 1.8, 0.9)),
    path(`M${eye[0]} ${sea - 6}H1560`, hair(ink.brass, 1.4, 0.5, { strokeDasharray: '4 10' })),
  )
  art.add(
    path(smooth(arc({ x: 300, y: sea, rx: 1195, from: -0.595, to: 0, count: 30 })), hair(ink.brass, 2, 0.9)),
    dial({
      x: 300,
      y: sea,
      r: 1206,
      count: 34,
      major: 5,
      short: 10,
      long: 20,
      from: -34,
      to: 0,
      opacity: 0.9,
    }),
  )
  art.add(path(`M${star[0]} ${star[1] + 36}V${sea}`, hair(ink.brass, 1.2, 0.55, { strokeDasharray: '2 9' })))
  beacon(art, { x: star[0], y: star[1], r: 11, reach: 96, color: '#fff6de' })
  art.add(circle(...star, 44, hair(ink.brass, 1.5, 0.9)))
  const ship = [
    path('M-70 0C-60 16 50 16 62 0L74 -8H-78Z', { fill: '#05060f' }),
    path('M-30 -8V-92M16 -8V-112', hair('#05060f', 4)),
    path(
      'M-26 -88C10 -70 8 -40 -26 -20ZM20 -108C66 -82 62 -40 20 -18ZM-34 -84C-60 -60 -62 -36 -66 -18L-34 -18Z',
      { fill: '#0b0e22', stroke: ink.brass, strokeWidth: 1.2 },
    ),
  ]
  art.add(group(ship, { transform: put(1440, sea + 2, 0, 0.8) }))
  halo(art, [1426, sea - 16, 40, ink.glint, 0.8])
  art.add(
    group(sextant(art), {
      opacity: 0.4,
      transform: put(pivot[0] - 60, pivot[1] + 24, -4, 1.14),
      filter: art.filter(
        '<feColorMatrix type="matrix" values="0 0 0 0 0.01 0 0 0 0 0.015 0 0 0 0 0.04 0 0 0 1 0"/><feGaussianBlur stdDeviation="12"/>',
      ),
    }),
  )
  art.add(group(sextant(art), { transform: put(pivot[0] - 74, pivot[1], -4, 1.14) }))
  return art.print()
}
