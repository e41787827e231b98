import { circle, group, path, put } from '../drawing/canvas.mjs'
import { seeded } from '../drawing/random.mjs'
import { arc, dial, hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'

const brass = (art, across = true) =>
  art.linear(
    [
      [0, '#6b4516'],
      [0.18, '#d9a441'],
      [0.34, '#fff0c0'],
      [0.5, '#d9a441'],
      [0.8, '#7d5420'],
      [1, '#3d280e'],
    ],
    across ? { x1: 0, y1: 0, x2: 0, y2: 1 } : { x1: 0, y1: 0, x2: 1, y2: 0 },
  )
const steel = art =>
  art.linear(
    [
      [0, '#10142e'],
      [0.3, '#525a9c'],
      [0.42, '#aab3ea'],
      [0.6, '#3a4180'],
      [1, '#0b0e22'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  )

/** The tube along the x axis, eye end at −430, lens at 560. */
function tube(art) {
  const metal = brass(art)
  const dark = steel(art)
  const band = (x, half, width, fill = metal) =>
    path(`M${x} ${-half}H${x + width}V${half}H${x}Z`, { fill, stroke: ink.night, strokeWidth: 1.4 })
  return [
    path('M-300 -40L430 -58V58L-300 40Z', { fill: dark }),
    sample(5, t => path(`M-300 ${-34 + t * 68}L430 ${-50 + t * 100}`, hair(ink.pale, 0.9, 0.22))),
    path('M430 -64L560 -70V70L430 64Z', { fill: metal }),
    band(424, 66, 16),
    band(546, 74, 22),
    band(120, 56, 30),
    band(-120, 52, 26),
    band(-310, 44, 22),
    path('M-310 -30H-400V30H-310Z', { fill: metal }),
    band(-416, 36, 18),
    path('M-416 -20H-470V20H-416Z', { fill: dark }),
    band(-486, 26, 18),
    circle(-360, 44, 17, { fill: metal, stroke: ink.night, strokeWidth: 1.5 }),
    circle(-360, 44, 8, { fill: '#3d280e' }),
    path('M-200 -58V-92M60 -58V-96', hair(ink.brass, 7)),
    path('M-290 -112L180 -112V-90L-290 -90Z', { fill: metal }),
    band(174, 17, 20, metal),
    path('M-290 -107H-330V-95H-290Z', { fill: dark }),
    path('M568 -70C580 -40 580 40 568 70', hair('#bcd0ff', 3.4, 0.9)),
  ]
}

function mount(art) {
  const upright = brass(art, false)
  const wood = art.linear(
    [
      [0, '#2c1b12'],
      [0.4, '#8a5a34'],
      [0.6, '#5d3a20'],
      [1, '#1d110b'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  )
  const leg = (x, spread, width) =>
    path(`M${x - width} 850L${x + spread - width * 0.7} 1240H${x + spread + width * 0.7}L${x + width} 850Z`, {
      fill: wood,
      stroke: '#0d0906',
      strokeWidth: 2,
    })
  return [
    leg(770, 0, 20),
    leg(740, -250, 24),
    leg(800, 250, 24),
    path('M628 1050L770 1010L912 1050', hair(ink.brass, 5, 0.9)),
    circle(770, 1012, 15, { fill: upright }),
    path('M700 800H840L826 880H714Z', { fill: upright, stroke: ink.night, strokeWidth: 2 }),
    path('M736 640H804L816 806H724Z', { fill: upright, stroke: ink.night, strokeWidth: 2 }),
    circle(770, 720, 66, { fill: '#151a3a', stroke: ink.brass, strokeWidth: 3 }),
    dial({ x: 770, y: 720, r: 62, count: 72, major: 6, short: 6, long: 12 }),
    circle(770, 720, 34, hair(ink.brass, 1.4)),
    path('M770 720L806 690', hair(ink.glint, 3)),
    circle(770, 720, 7, { fill: ink.glint }),
    group(
      [
        path('M-30 -26H190V26H-30Z', { fill: upright }),
        path('M-30 -26H-210V26H-30Z', { fill: upright, opacity: 0.94 }),
        path('M-210 -13H-330V13H-210Z', { fill: '#6b4516' }),
        path('M-330 -52H-430V52H-330Z', { fill: upright, stroke: ink.night, strokeWidth: 2 }),
        circle(0, 0, 50, { fill: upright, stroke: ink.night, strokeWidth: 2 }),
        circle(0, 0, 28, { fill: '#3d280e' }),
      ],
      { transform: put(770, 612, 128, 0.62) },
    ),
  ]
}

function ringed(art, x, y) {
  const ringOf = (rx, from, to, width, color) =>
    path(smooth(arc({ x, y, rx, ry: rx * 0.3, tilt: -0.4, from, to, count: 50 })), hair(color, width, 0.9))
  halo(art, [x, y, 250, ink.glint, 0.5])
  const widths = [86, 92, 98, 106, 112, 118, 124]
  art.add(widths.map(rx => ringOf(rx, Math.PI, Math.PI * 2, 2.2, ink.brass)))
  art.add(
    circle(x, y, 54, {
      fill: art.radial(
        [
          [0, '#fff0c8'],
          [0.5, '#e2b25a'],
          [1, '#5b3917'],
        ],
        { cx: 0.36, cy: 0.3 },
      ),
    }),
  )
  art.add(
    sample(5, t =>
      path(
        smooth(
          arc({
            x,
            y: y - 30 + t * 58,
            rx: 52 * Math.sqrt(1 - (t - 0.5) ** 2 * 3.2),
            ry: 12,
            tilt: -0.4,
            from: 0.1,
            to: 3.04,
            count: 20,
          }),
        ),
        hair('#8c6327', 1.5, 0.6),
      ),
    ),
  )
  art.add(widths.map(rx => ringOf(rx, 0, Math.PI, 2.2, ink.glint)))
}

export function draw() {
  const art = night({
    lights: [
      [1240, 250, 800, '#47489c', 0.45],
      [760, 700, 700, '#d9a441', 0.1],
    ],
  })
  const random = seeded(50)
  const pole = [250, 190]
  const trails = sample(150, () => {
    const [r, from] = [random.between(40, 1500), random.between(0, 6.28)]
    return {
      d: smooth(
        arc({ x: pole[0], y: pole[1], rx: r, from, to: from + random.between(0.22, 0.42), count: 12 }),
      ),
      w: random.between(0.7, 1.7),
      o: random.between(0.12, 0.55),
      c: random.pick([ink.pale, ink.white, '#ffe9c4', '#bcd0ff']),
    }
  })
  art.add(trails.map(({ d, w, o, c }) => path(d, hair(c, w, o))))
  stars(art, { seed: 15, count: 160 })
  art.add(circle(...pole, 5, { fill: ink.white }))
  halo(art, [...pole, 70, ink.white, 0.6])
  const [px, py] = [1370, 215]
  art.add(path(`M1106 334L${px - 150} ${py + 48}`, hair(ink.brass, 1.6, 0.8, { strokeDasharray: '3 11' })))
  ringed(art, px, py)
  art.add(
    circle(px, py, 165, hair(ink.brass, 1.2, 0.6)),
    dial({ x: px, y: py, r: 165, count: 72, major: 6, short: 6, long: 13, opacity: 0.7 }),
  )
  art.add(
    path('M-20 1130C300 1080 620 1110 900 1096C1200 1080 1420 1110 1620 1084V1220H-20Z', { fill: '#080a18' }),
    path('M-20 1130C300 1080 620 1110 900 1096C1200 1080 1420 1110 1620 1084', hair(ink.line, 1.2, 0.5)),
  )
  art.add(
    group([mount(art), group(tube(art), { transform: put(770, 560, -31.5, 0.98) })], {
      transform: 'translate(-150 70)',
    }),
  )
  return art.print()
}
