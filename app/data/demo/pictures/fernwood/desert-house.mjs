import { circle, group, oval, path, pen, put } from '../drawing/canvas.mjs'
import { ribbon, sample, smooth } from '../drawing/path.mjs'
import { seeded } from '../drawing/random.mjs'
import { rosette } from './flowers.mjs'
import { leaf, specks } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

const prick = (x, y, r = 9) =>
  sample(4, t =>
    path(`M${x} ${y}L${x + Math.cos(0.4 + t * 5.8) * r} ${y + Math.sin(0.4 + t * 5.8) * r}`, pen('#fff', 2)),
  )

/** A saguaro: a ribbed column with two arms. */
export function column(x, base, height) {
  const limb = (points, half) => {
    const ribs = [-0.6, -0.2, 0.2, 0.6].map(side =>
      path(
        smooth(
          points.map(([px, py], index) => [
            px + side * half * (index && index < points.length - 1 ? 1 : 0.9),
            py + (index === points.length - 1 ? half * 0.5 : 0),
          ]),
        ),
        pen('#fff', 2.6),
      ),
    )
    return [
      path(
        ribbon(points, () => half),
        { fill: ink.moss },
      ),
      circle(...points[points.length - 1], half, { fill: ink.moss }),
      points.length > 3 ? '' : ribs,
    ]
  }
  const trunk = [
    [x, base - 34],
    [x, base - height * 0.5],
    [x, base - height],
  ]
  const arm = (side, from, out, up) => [
    [x, base - from],
    [x + side * out * 0.6, base - from + 6],
    [x + side * out, base - from - 50],
    [x + side * out, base - from - up],
  ]
  const dots = sample(11, t =>
    [-46, 0, 46].map((dx, index) => prick(x + dx, base - 50 - t * (height - 80) - index * 12)),
  )
  return [limb(arm(-1, 250, 160, 260), 42), limb(arm(1, 340, 150, 200), 38), limb(trunk, 72), dots]
}

/** A prickly pear: flat pads growing out of each other. */
function pear(x, base) {
  const pads = [
    [0, -100, 84, 112, -4],
    [-96, -236, 66, 88, -32],
    [84, -250, 72, 96, 26],
    [-150, -366, 48, 64, -20],
    [10, -350, 54, 74, 4],
    [146, -380, 46, 62, 30],
  ]
  return pads.map(([dx, dy, rx, ry, turn], index) => {
    const dots = sample(14, t =>
      prick(
        Math.cos(t * 33) * rx * 0.72 * ((t * 5.1) % 1) ** 0.5,
        Math.sin(t * 33) * ry * 0.74 * ((t * 5.1) % 1) ** 0.5,
        7,
      ),
    )
    return group([oval(0, 0, rx, ry, { fill: index % 2 ? ink.moss : ink.mossMid }), dots], {
      transform: put(x + dx, base + dy, turn),
    })
  })
}

/** A barrel cactus with curved ribs and a crown of flowers. */
function barrel(x, base, r) {
  const ribs = sample(9, t => (t - 0.5) * 2).map(side =>
    path(
      `M${x + side * r * 0.4} ${base - r * 1.72}C${x + side * r * 1.32} ${base - r * 1.3} ${x + side * r * 1.32} ${base - r * 0.5} ${x + side * r * 0.5} ${base - 4}`,
      pen('#fff', 3.2),
    ),
  )
  return [
    path(
      `M${x - r * 0.6} ${base}C${x - r * 1.3} ${base - r * 0.5} ${x - r * 1.2} ${base - r * 1.8} ${x} ${base - r * 1.8}C${x + r * 1.2} ${base - r * 1.8} ${x + r * 1.3} ${base - r * 0.5} ${x + r * 0.6} ${base}Z`,
      { fill: ink.moss },
    ),
    ribs,
  ]
}

/** An agave: a rosette of long blades, foot at (x, base). */
export function agave(x, base, size) {
  return [...sample(11, t => -Math.PI * (0.06 + t * 0.88))]
    .sort((a, b) => Math.abs(Math.sin(a)) - Math.abs(Math.sin(b)))
    .map((angle, index) => [
      leaf({
        x,
        y: base,
        angle,
        length: size * (0.74 + 0.26 * Math.abs(Math.sin(angle))),
        width: size * 0.105,
        bend: (angle + Math.PI / 2) * 0.26,
        fill: '#fff',
        veins: 0,
        shape: 'blade',
      }),
      leaf({
        x,
        y: base,
        angle,
        length: size * (0.72 + 0.26 * Math.abs(Math.sin(angle))),
        width: size * 0.092,
        bend: (angle + Math.PI / 2) * 0.26,
        fill: index % 2 ? ink.moss : ink.mossMid,
        veins: 0,
        shape: 'blade',
      }),
    ])
}

export function draw() {
  const sheet = press({ stock: paper.straw, seed: 61 })
  const random = seeded(2)
  const base = 985
  sheet.under(circle(1080, 370, 230, { fill: ink.clayMid }))
  sheet.under(
    path(
      `M60 ${base + 12}C300 ${base - 130} 560 ${base - 90} 800 ${base - 30}C1050 ${base - 100} 1300 ${base - 150} 1540 ${base - 10}V1010H60Z`,
      { fill: '#e9c08f' },
    ),
  )
  sheet.moss(column(560, base, 720), pear(1010, base), barrel(300, base, 126), barrel(758, base, 72))
  sheet.moss(agave(1330, base, 320))
  sheet.clay(
    [-46, 0, 46].map(dx =>
      rosette({
        x: 300 + dx,
        y: base - 232 + Math.abs(dx) * 0.2,
        scale: 0.34,
        rows: [
          { count: 9, length: 90, width: 24, fill: ink.clay, edge: '#8d3c1f', lines: 0, shape: 'oval' },
          {
            count: 7,
            offset: 0.5,
            length: 56,
            width: 18,
            fill: ink.clayMid,
            edge: ink.clay,
            lines: 0,
            shape: 'oval',
          },
        ],
      }),
    ),
  )
  sheet.clay(
    [
      [862, 585],
      [1018, 556],
      [1160, 540],
      [1132, 560],
      [850, 620],
    ].map(([x, y]) =>
      path(
        `M${x - 17} ${y + 26}C${x - 26} ${y - 8} ${x + 26} ${y - 8} ${x + 17} ${y + 26}ZM${x - 16} ${y}L${x - 20} ${y - 18}L${x - 4} ${y - 6}L${x} ${y - 24}L${x + 5} ${y - 6}L${x + 20} ${y - 18}L${x + 16} ${y}Z`,
        { fill: ink.clay },
      ),
    ),
  )
  sheet.clay(
    rosette({
      x: 560,
      y: base - 800,
      scale: 0.44,
      rows: [
        { count: 11, length: 100, width: 26, fill: ink.clayPale, edge: ink.clay, lines: 1, shape: 'oval' },
        { count: 6, offset: 0.4, length: 40, width: 14, fill: ink.ochre, edge: ink.clay, lines: 0 },
      ],
    }),
  )
  sheet.clay(
    rosette({
      x: 470,
      y: base - 20,
      scale: 0.62,
      rows: [
        { count: 10, length: 100, width: 30, fill: ink.mossPale, edge: ink.mossMid, lines: 0 },
        { count: 8, offset: 0.5, length: 68, width: 24, fill: ink.mossPale, edge: ink.mossMid, lines: 0 },
        { count: 5, offset: 0.2, length: 40, width: 18, fill: ink.clayPale, edge: ink.clayMid, lines: 0 },
      ],
    }),
  )
  sheet.moss(path(`M110 ${base + 4}C420 ${base - 4} 1200 ${base + 10} 1490 ${base + 2}`, pen(ink.moss, 4)))
  sheet.clay(specks(random, { count: 90, x: 800, y: base + 26, spread: 480, tall: 9, r: 5, fill: ink.clay }))
  return sheet.pull()
}
