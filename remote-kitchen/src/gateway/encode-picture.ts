/** Characters of a data address that the API takes with everything around it. */
const longest = 230_000;
const widest = 1_600;

/** Makes a picture file small enough to be sent, as a data address; undefined for a file that is no picture. */
export async function encodePicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  for (let width = Math.min(picture.width, widest); width >= 1; width = Math.floor(width / 2)) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/webp', 0.8);
    if (address.length <= longest) return address;
  }
  return undefined;
}
