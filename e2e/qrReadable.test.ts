/** Another phone's camera reads the invitation from a whole screen, at every width of a phone. */
import { create } from 'qrcode';
import { parseTableInvite } from '../src/link/joining/tableInvite';
import { codeOn } from './drivers/camera';
import { openHouse } from './drivers/house';
import { PHONE } from './drivers/playwright';
import { hasZbar, readByZbar } from './drivers/zbar';
import { hostTable } from './flows/gather';

const { address, phone, withScreenshots } = openHouse();
const LARGEST_VERSION = 10;

(hasZbar() ? describe : describe.skip)('with zbarimg', () => {
  test.each([
    [320, 568],
    [390, 844],
  ])('an outside decoder reads the lobby’s QR code at %i × %i', (width, height) =>
    withScreenshots(async () => {
      const ann = await phone({ ...PHONE, viewport: { width, height }, deviceScaleFactor: 1 });
      await hostTable(ann, address(), { name: 'Ann' });
      await ann.page.getByTestId('invitation').last().scrollIntoViewIfNeeded();
      const link = readByZbar(await ann.page.screenshot());
      expect(parseTableInvite(link).ok).toBe(true);
      expect(link).toBe(await codeOn(ann.page, 'invitation'));
      const { version } = create(link, { errorCorrectionLevel: 'M' });
      expect(version).toBeLessThanOrEqual(LARGEST_VERSION);
    })(),
  );
});
