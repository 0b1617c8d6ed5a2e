import type { Point } from './path.ts';
import { polygon } from './path.ts';

/** Metres: x to the right, y up, z away from the front of the house. */
export type Place = readonly [x: number, y: number, z: number];

/** Verticals stay vertical, as with an architect's shift lens: the camera only turns sideways. */
export type Camera = {
  eye: Place;
  yaw: number;
  focal: number;
  centre: Point;
};

const nearest = 0.15;

export function project(camera: Camera, place: Place): Point {
  return flatten(camera, intoView(camera, place));
}

/** How many pixels one metre takes at that place. */
export function scaleAt(camera: Camera, place: Place): number {
  return camera.focal / intoView(camera, place)[2];
}

/** The outline of a flat face, cut where it would pass behind the viewer. */
export function face(camera: Camera, corners: readonly Place[]): string {
  const seen = corners.map((corner) => intoView(camera, corner));
  const kept = seen.flatMap((from, index) => {
    const to = seen[(index + 1) % seen.length] as Place;
    const crossing = (from[2] - nearest) / (from[2] - to[2]);
    const cut: Place[] =
      from[2] >= nearest === to[2] >= nearest
        ? []
        : [
            from.map(
              (value, axis) => value + ((to[axis] as number) - value) * crossing,
            ) as unknown as Place,
          ];

    return from[2] >= nearest ? [from, ...cut] : cut;
  });

  return kept.length ? polygon(kept.map((place) => flatten(camera, place))) : '';
}

export type Plane = (u: number, v: number) => Place;

export const facing =
  (z: number): Plane =>
  (u, v) => [u, v, z];
export const sideways =
  (x: number): Plane =>
  (u, v) => [x, v, u];
export const level =
  (y: number): Plane =>
  (u, v) => [u, y, v];

export function slab(plane: Plane, u: number, v: number, width: number, height: number): Place[] {
  return [plane(u, v), plane(u + width, v), plane(u + width, v + height), plane(u, v + height)];
}

/** A round-headed opening standing on `v`; `height` counts to the top of the arch. */
export function arch(plane: Plane, u: number, v: number, width: number, height: number): Place[] {
  const radius = width / 2;
  const head = Array.from({ length: 25 }, (_, step) => {
    const angle = (Math.PI * step) / 24;

    return plane(
      u + radius + radius * Math.cos(angle),
      v + height - radius + radius * Math.sin(angle),
    );
  });

  return [plane(u, v), plane(u + width, v), ...head];
}

export function disc(plane: Plane, u: number, v: number, radius: number): Place[] {
  return Array.from({ length: 36 }, (_, step) => {
    const angle = (Math.PI * step) / 18;

    return plane(u + radius * Math.cos(angle), v + radius * Math.sin(angle));
  });
}

/** Where the sunray through a place meets the plane whose given axis has that value. */
export function castOn(place: Place, ray: Place, axis: 0 | 1 | 2, value: number): Place {
  const time = (value - place[axis]) / ray[axis];

  return [place[0] + ray[0] * time, place[1] + ray[1] * time, place[2] + ray[2] * time];
}

function intoView(camera: Camera, place: Place): Place {
  const [x, y, z] = [place[0] - camera.eye[0], place[1] - camera.eye[1], place[2] - camera.eye[2]];
  const [cos, sin] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];

  return [x * cos - z * sin, y, x * sin + z * cos];
}

function flatten(camera: Camera, [x, y, z]: Place): Point {
  return [camera.centre[0] + (camera.focal * x) / z, camera.centre[1] - (camera.focal * y) / z];
}
