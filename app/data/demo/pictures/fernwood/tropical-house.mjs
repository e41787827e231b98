import { circle, path } from '../drawing/canvas.mjs'
import { normals, ribbon, sample } from '../drawing/path.mjs'
import { bent, monstera } from './leaves.mjs'
import { ink, paper, press } from './press.mjs'

/** A feather palm: long blades left and right of a bent rib. */
export function palm({ x, y, angle, length, bend, fill, blades = 24, reach = 250, half = 15 }) {
  const points = bent({ x, y, angle, length, bend, steps: 48 })
  const sides = normals(points)
  const fingers = sample(blades, t => 0.16 + t * 0.82).flatMap(t => {
    const at = Math.round(t * 48)
    const heading = Math.atan2(-sides[at][0], sides[at][1])
    return [1, -1].map(side => {
      const long = reach * Math.sin(Math.PI * (0.24 + t * 0.66)) ** 0.8
      const blade = bent({
        x: points[at][0],
        y: points[at][1],
        angle: heading + side * (1.0 - t * 0.42),
        length: long,
        bend: side * 0.34,
        steps: 8,
      })
      return path(
        ribbon(blade, s => half * Math.sin(Math.PI * (0.08 + s * 0.9)) + 0.5),
        { fill },
      )
    })
  })
  return [
    path(
      ribbon(points, t => 9 * (1 - t) + 1.5),
      { fill },
    ),
    fingers,
  ]
}

export function draw() {
  const sheet = press({ stock: paper.rose, seed: 21, shift: [9, -6] })
  sheet.under(circle(1130, 400, 250, { fill: ink.ochre }))
  sheet.clay(
    palm({
      x: 1330,
      y: 1120,
      angle: -2.0,
      length: 1120,
      bend: -0.75,
      fill: ink.clayMid,
      reach: 330,
      half: 17,
      blades: 26,
    }),
  )
  sheet.clay(
    palm({
      x: 240,
      y: 1130,
      angle: -1.25,
      length: 980,
      bend: 0.7,
      fill: ink.clayMid,
      reach: 290,
      half: 16,
      blades: 24,
    }),
  )
  const leaves = [
    monstera({ x: 700, y: 620, r: 345, angle: -2.2, fill: ink.moss }),
    monstera({ x: 1010, y: 800, r: 270, angle: -0.7, fill: ink.moss }),
    monstera({ x: 470, y: 900, r: 180, angle: 2.7, fill: ink.mossMid }),
  ]
  sheet.moss(
    leaves.map(({ stalk }) => stalk),
    leaves.map(({ blade }) => blade),
  )
  return sheet.pull()
}
