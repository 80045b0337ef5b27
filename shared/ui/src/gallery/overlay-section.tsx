import { useState } from 'react';
import {
  AlertPopup,
  Badge,
  Button,
  Checkbox,
  ChoiceGroup,
  Cluster,
  Dialog,
  NoticeRegion,
  Picture,
  Price,
  QuantityStepper,
  Sheet,
  Stack,
  TextField,
  Totals,
} from '../index';
import { Section } from './section';

const noop = () => undefined;
const extras = [
  'Garlic naan',
  'Peshwari naan',
  'Mango chutney',
  'Lime pickle',
  'Raita',
  'Onion salad',
  'Papadom',
  'Chips',
];

/** The components that lie above the page. */
export function OverlaySection({ opened }: { readonly opened: string | undefined }) {
  const [open, setOpen] = useState(opened);
  const [ticked, setTicked] = useState(['Garlic naan']);
  const [postcode, setPostcode] = useState('');
  const close = () => setOpen(undefined);

  return (
    <Section title="Overlay">
      <Cluster>
        {['options', 'postcode', 'cart', 'alert', 'notice'].map((name) => (
          <Button key={name} tone="secondary" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Cluster>
      <Dialog
        open={open === 'options'}
        onClose={close}
        title="Chicken Tikka Masala"
        description="Charred chicken thigh in tomato, butter and fenugreek. Contains milk."
        cover={<Picture src="" alt="" ratio="banner" ground="warm" />}
        footer={
          <>
            <QuantityStepper
              label="Chicken Tikka Masala"
              value={1}
              minimum={1}
              onIncrease={noop}
              onDecrease={noop}
            />
            <Button onClick={close}>
              Add · <Price pence={1345} />
            </Button>
          </>
        }
      >
        <ChoiceGroup legend="Add extras" mark={<Badge>Optional 3</Badge>}>
          {extras.map((extra) => (
            <Checkbox
              key={extra}
              label={extra}
              trailing={<Price pence={150} />}
              checked={ticked.includes(extra)}
              onChange={(on) =>
                setTicked(on ? [...ticked, extra] : ticked.filter((other) => other !== extra))
              }
            />
          ))}
        </ChoiceGroup>
      </Dialog>
      <Dialog
        open={open === 'postcode'}
        onClose={close}
        size="small"
        title="Enter Postcode"
        footer={
          <>
            <Button tone="soft" onClick={close}>
              Cancel
            </Button>
            <Button>Save Changes</Button>
          </>
        }
      >
        <TextField
          label="Postcode"
          required
          variant="upper"
          placeholder="Enter postcode here"
          error="Please Enter Postcode"
          value={postcode}
          onChange={setPostcode}
        />
      </Dialog>
      <Sheet
        open={open === 'cart'}
        onClose={close}
        title="Your order"
        footer={<Button wide>Go to checkout</Button>}
      >
        <Stack>
          <Cluster justify="between">
            <span>Chicken Tikka Masala</span>
            <QuantityStepper
              label="Chicken Tikka Masala"
              size="small"
              removes
              value={1}
              onIncrease={noop}
              onDecrease={noop}
            />
          </Cluster>
          <Totals
            rows={[
              { label: 'Subtotal', value: <Price pence={1195} /> },
              { label: 'Total', value: <Price pence={1195} />, kind: 'total' },
            ]}
          />
        </Stack>
      </Sheet>
      <AlertPopup
        open={open === 'alert'}
        onClose={close}
        title="Error"
        message="The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed"
      />
      <NoticeRegion
        notices={open === 'notice' ? [{ id: 1, tone: 'success', text: 'Garlic naan is in your order' }] : []}
        onDismiss={close}
      />
    </Section>
  );
}
