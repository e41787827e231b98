import { circle, path } from '../drawing/canvas.mjs'
import { ball, dial, hair, halo, ink, night, sample, stars } from './chart.mjs'

export function draw() {
  const [x, y] = [1140, 620]
  const art = night({ width: 1600, height: 1000, lights: [[x, y, 1000, '#4647a0', 0.5]] })
  stars(art, { seed: 12, count: 200 })
  const radii = sample(58, t => 60 + t * 57 * 20)
  art.add(
    radii.map((r, index) =>
      circle(
        x,
        y,
        r,
        hair(index % 7 === 3 ? ink.brass : ink.line, index % 7 === 3 ? 1.7 : 1, index % 7 === 3 ? 0.9 : 0.34),
      ),
    ),
  )
  art.add(
    dial({ x, y, r: 480, count: 240, major: 10, short: 9, long: 19, opacity: 0.8 }),
    dial({ x, y, r: 900, count: 360, major: 15, short: 9, long: 19, opacity: 0.5 }),
  )
  art.add(circle(x, y, 17, { fill: ink.glint }), circle(x, y, 34, hair(ink.brass, 1.6)))
  halo(art, [x, y, 170, ink.glint, 0.7])
  const at = (r, angle) => [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  const [px, py] = at(760, 3.5)
  halo(art, [px, py, 300, '#f0b04a', 0.6])
  art.add(
    circle(px, py, 96, { fill: ink.night }),
    ball(art, { x: px, y: py, r: 84 }),
    circle(px, py, 108, hair(ink.brass, 1.5)),
    dial({ x: px, y: py, r: 118, count: 60, major: 5, short: 6, long: 12 }),
  )
  const small = [
    [340, 0.8, 12, ['#d6efff', '#4f8fd0', '#0f2348']],
    [480, 5.3, 9, ['#ffc9ae', '#d0623e', '#3d140c']],
    [200, 2.4, 7, ['#fff6da', '#e6c07a', '#5b3d16']],
    [620, 1.9, 15, ['#e6fbff', '#7cc6d0', '#143a4a']],
  ]
  for (const [r, angle, size, [light, mid, dark]] of small)
    art.add(ball(art, { x: at(r, angle)[0], y: at(r, angle)[1], r: size, light, mid, dark }))
  art.add(path(`M${x} ${y}L${px} ${py}`, hair(ink.brass, 1.2, 0.6)))
  return art.print()
}
