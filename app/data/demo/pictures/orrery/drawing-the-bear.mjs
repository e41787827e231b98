import { circle, group, path } from '../drawing/canvas.mjs'
import { noiseField, seeded } from '../drawing/random.mjs'
import { beacon, dial, grid, hair, halo, ink, night, sample, smooth, stars } from './chart.mjs'
import { around, catalogue } from './constellations.mjs'
import { constellations } from './sky-map.mjs'

const project = around({ hours: 10.95, declination: 51.5, x: 800, y: 620, scale: 1370, turn: 0.06 })
const at = (name, dx = 0, dy = 0) => {
  const [x, y] = project(catalogue[name])
  return [x + dx, y + dy]
}

/** The outline of the bear, laid around its stars: nose, brow, ear, back, tail, hind legs, belly, forelegs, throat. */
const bear = [
  [1318, 336],
  [1298, 300],
  [1240, 274],
  [1180, 262],
  [1142, 250],
  [1124, 208],
  [1090, 202],
  [1074, 246],
  [1000, 258],
  [890, 288],
  [796, 318],
  [680, 334],
  [580, 366],
  [510, 388],
  [428, 368],
  [325, 338],
  [215, 394],
  [150, 420],
  [142, 452],
  [186, 468],
  [322, 414],
  [430, 446],
  [494, 486],
  [482, 570],
  [498, 660],
  [548, 750],
  [584, 850],
  [602, 960],
  [608, 1050],
  [604, 1106],
  [640, 1126],
  [704, 1122],
  [722, 1096],
  [706, 1050],
  [700, 970],
  [712, 890],
  [750, 846],
  [830, 862],
  [890, 884],
  [926, 908],
  [984, 912],
  [1018, 882],
  [1002, 840],
  [950, 780],
  [880, 726],
  [850, 690],
  [900, 676],
  [980, 674],
  [1020, 720],
  [1052, 790],
  [1066, 850],
  [1100, 876],
  [1160, 876],
  [1182, 846],
  [1160, 800],
  [1142, 740],
  [1140, 690],
  [1190, 700],
  [1240, 712],
  [1296, 708],
  [1322, 674],
  [1300, 628],
  [1246, 596],
  [1196, 548],
  [1170, 490],
  [1164, 430],
  [1186, 402],
  [1240, 396],
  [1290, 384],
  [1316, 362],
]

function inside(polygon, [x, y]) {
  let hit = false
  for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index++) {
    const [[ax, ay], [bx, by]] = [polygon[index], polygon[last]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) hit = !hit
  }
  return hit
}

/** Strokes of fur that lie along the body and grow denser towards the rim below. */
function fur(random, polygon) {
  const flow = noiseField(34)
  const strokes = []
  for (let tried = 0; tried < 9000; tried++) {
    const [x, y] = [random.between(120, 1520), random.between(150, 1150)]
    if (!inside(polygon, [x, y])) continue
    const shade = inside(polygon, [x - 8, y + 40]) && inside(polygon, [x, y + 84]) ? 0.36 : 1
    if (random.next() > shade) continue
    const angle = 2.75 + flow(x / 240, y / 240) * 0.9 + (y > 720 ? -0.8 : 0)
    const length = random.between(15, 32)
    strokes.push(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(Math.cos(angle) * length * 0.5 + 3).toFixed(1)} ${(Math.sin(angle) * length * 0.5 - 3).toFixed(1)} ${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length).toFixed(1)}`,
    )
  }
  return strokes.join('')
}

export function draw() {
  const art = night({ lights: [[820, 560, 900, '#3d3f92', 0.5]] })
  const random = seeded(66)
  grid(art, { x: 640, y: -900, from: 900, step: 150, rings: 9, spokes: 60, opacity: 0.17 })
  stars(art, { seed: 92, count: 420 })
  const d = smooth(bear, true)
  art.add(
    path(d, { fill: '#5a5fc0', opacity: 0.13 }),
    path(fur(random, bear), hair(ink.line, 1.15, 0.62)),
    path(d, hair(ink.pale, 2.1, 0.85)),
  )
  art.add(
    circle(1196, 316, 6.5, { fill: ink.white }),
    path('M1176 306Q1196 292 1218 310', hair(ink.pale, 2, 0.9)),
  )
  art.add(
    path('M1318 336C1324 346 1322 356 1312 360C1302 352 1304 340 1318 336Z', { fill: ink.pale }),
    path('M1302 366Q1270 378 1236 366', hair(ink.pale, 1.8, 0.8)),
  )
  art.add(
    path(
      'M1092 244Q1094 220 1110 218M1060 330Q1100 380 1164 430M1000 674Q1040 600 1150 560M750 846Q690 780 700 690',
      hair(ink.pale, 1.5, 0.5),
    ),
  )
  const paws = [
    [704, 1122],
    [984, 912],
    [1160, 876],
    [1296, 708],
  ]
  art.add(
    paws.flatMap(([x, y]) =>
      [0, 1, 2, 3].map(claw => path(`M${x - claw * 17} ${y + 2}q8 5 8 14`, hair(ink.pale, 1.8, 0.85))),
    ),
  )
  constellations(art, project, { names: ['bear'], size: 1.7, width: 2, opacity: 0.95 })
  for (const name of ['dubhe', 'alioth', 'alkaid']) {
    const [x, y] = at(name)
    beacon(art, { x, y, r: 7, reach: 46, color: '#fff3d6' })
  }
  halo(art, [...at('mizar'), 60, ink.glint, 0.5])
  const [px, py] = at('merak')
  art.add(
    group([
      circle(px, py, 40, hair(ink.brass, 1.3, 0.8)),
      dial({ x: px, y: py, r: 40, count: 36, major: 3, short: 4, long: 8 }),
    ]),
  )
  art.add(
    sample(1, () => path('M60 60H200M60 60V200M1540 1140H1400M1540 1140V1000', hair(ink.brass, 1.5, 0.6))),
  )
  return art.print()
}
