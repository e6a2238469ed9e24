import { pictureSidePx } from '../limits.ts';

const jpegQuality = 0.85;

/**
 * Makes a chosen picture a small square JPEG, as `data:` text of a few kilobytes. Drawing it anew also leaves behind what
 * cameras write into files, such as the place. Throws when the browser cannot read the file as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = pictureSidePx;
  canvas.height = pictureSidePx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures.');
  // JPEG knows no transparency: what is transparent would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, pictureSidePx, pictureSidePx);
  const { left, top, side } = middleSquareOf(picture.width, picture.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, pictureSidePx, pictureSidePx);
  picture.close();
  return canvas.toDataURL('image/jpeg', jpegQuality);
}

/** The largest square in the middle of a picture, in its own pixels. */
export function middleSquareOf(width: number, height: number): { left: number; top: number; side: number } {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}
