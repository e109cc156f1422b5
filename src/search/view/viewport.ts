// The part of a drawing that is seen: moved by dragging and scrolling, made larger and smaller about a point.

/** A rectangle in the drawing's own units. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many pixels a unit of the drawing may have. */
const SMALLEST = 0.02;
const LARGEST = 4;
/** How many if all is to be seen. */
const MOST_FITTED = 1.8;
/** A press of a button, or a turn of the wheel by a notch, makes it larger by this. */
const ZOOM = 1.25;
/** A turn of the wheel by so many pixels is a notch. */
const NOTCH = 100;

export class Viewport {
  private x = 0;
  private y = 0;
  private scale = 1;

  /**
   * @param svg what the drawing is seen through
   * @param world holds the drawing
   * @param moved is called when another part is seen
   */
  constructor(
    private readonly svg: SVGSVGElement,
    private readonly world: SVGGElement,
    private readonly moved: () => void,
  ) {
    svg.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        if (event.ctrlKey) {
          const { left, top } = svg.getBoundingClientRect();
          this.zoom(ZOOM ** (-event.deltaY / NOTCH), event.clientX - left, event.clientY - top);
        } else {
          this.move(-event.deltaX, -event.deltaY);
        }
      },
      { passive: false },
    );
    svg.addEventListener('pointerdown', (event) => {
      if (event.button === 0) {
        svg.setPointerCapture(event.pointerId);
      }
    });
    svg.addEventListener('pointermove', (event) => {
      if (svg.hasPointerCapture(event.pointerId)) {
        this.move(event.movementX, event.movementY);
      }
    });
  }

  /** What is seen. */
  get area(): Area {
    const { width, height } = this.size;
    return {
      left: -this.x / this.scale,
      top: -this.y / this.scale,
      right: (width - this.x) / this.scale,
      bottom: (height - this.y) / this.scale,
    };
  }

  /** Pixels of a unit. */
  get magnification(): number {
    return this.scale;
  }

  larger(): void {
    this.zoom(ZOOM);
  }

  smaller(): void {
    this.zoom(1 / ZOOM);
  }

  /** The scale at which all of an area is seen, though not much larger than it is drawn. */
  scaleFor({ left, top, right, bottom }: Area): number {
    const { width, height } = this.size;
    return clamp(Math.min(MOST_FITTED, width / (right - left), height / (bottom - top)));
  }

  /** Shows an area in the middle, at a scale. */
  show({ left, top, right, bottom }: Area, scale: number): void {
    const { width, height } = this.size;
    this.scale = scale;
    this.x = (width - this.scale * (left + right)) / 2;
    this.y = Math.max(0, (height - this.scale * (bottom - top)) / 2) - this.scale * top;
    this.apply();
  }

  /**
   * Moves so that an area is seen, if it is not: to the middle between left and right, as what is on both sides of it tells
   * something, and to the bottom, as what is above it does. No more than is needed is seen of what is outside of `all`.
   */
  reveal({ left, top, right, bottom }: Area, all: Area): void {
    const { width, height } = this.size;
    const { scale } = this;
    if (scale * left + this.x < 0 || scale * right + this.x > width) {
      this.x = kept((width - scale * (left + right)) / 2, scale * all.left, scale * all.right, width);
    }
    if (scale * top + this.y < 0 || scale * bottom + this.y > height) {
      this.y = kept(height - scale * bottom, scale * all.top, scale * all.bottom, height);
    }
    this.apply();
  }

  private get size(): { readonly width: number; readonly height: number } {
    return { width: Math.max(this.svg.clientWidth, 1), height: Math.max(this.svg.clientHeight, 1) };
  }

  private move(x: number, y: number): void {
    this.world.classList.remove('gliding');
    this.x += x;
    this.y += y;
    this.apply();
  }

  /** @param x, y what stays where it is, in pixels from the corner; the middle if left out */
  private zoom(by: number, x = this.size.width / 2, y = this.size.height / 2): void {
    this.world.classList.remove('gliding');
    const scale = clamp(this.scale * by);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.apply();
  }

  private apply(): void {
    const { x, y, scale } = this;
    this.world.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;
    this.moved();
  }
}

function clamp(scale: number): number {
  return Math.min(Math.max(scale, SMALLEST), LARGEST);
}

/** The offset nearest to `wanted` at which a stretch from `low` to `high` fills `room`; if it is shorter, is in its middle. */
function kept(wanted: number, low: number, high: number, room: number): number {
  return high - low <= room ? (room - low - high) / 2 : Math.min(Math.max(wanted, room - high), -low);
}
