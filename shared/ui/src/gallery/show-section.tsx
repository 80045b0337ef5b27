import {
  Badge,
  Banner,
  BusinessBanner,
  BusinessContacts,
  Button,
  Card,
  ClockIcon,
  Cluster,
  FormFailure,
  Grid,
  IconButton,
  LeafIcon,
  PageFailure,
  Picture,
  PlusIcon,
  Price,
  Stack,
  Stars,
  TagIcon,
  Totals,
} from '../index';
import { Section } from './section';
import styles from './gallery.module.css';

const tones = [
  'neutral',
  'accent',
  'solid',
  'dark',
  'light',
  'warm',
  'success',
  'warning',
  'danger',
] as const;
const offer = { isOffered: true, possible: 'yes', minutes: 20, times: [] } as const;
const grounds = ['warm', 'warmSoft', 'accentSoft'] as const;

/** The components that show content. */
export function ShowSection() {
  return (
    <Section title="Show">
      <Cluster>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="success" round icon={<LeafIcon size={14} />}>
          Vegan
        </Badge>
      </Cluster>
      <Grid columns="large">
        <Banner>We are taking orders for collection and delivery</Banner>
        <Banner tone="warm" icon={<TagIcon size={22} />}>
          Add More For Free Delivery <Price pence={430} />
        </Banner>
        <Banner tone="success" title="Free Delivery Applied." />
        <Banner tone="warning">**Minimum order amount £15.00</Banner>
        <Banner
          tone="danger"
          title="This code is not valid here"
          action={
            <Button size="small" tone="secondary">
              Remove
            </Button>
          }
        >
          It starts at £20.00.
        </Banner>
      </Grid>
      <BusinessBanner
        business={{
          id: 'b-1',
          slug: 'saffron-yard',
          name: 'Saffron Yard',
          logo: '',
          cover: '',
          isCoverIllustration: false,
          look: { cuisine: 'indian', letters: 'carved', ground: 'aubergine', edge: 'scalloped' },
          addressParts: ['12 Hanbury Street', 'Spitalfields', 'London'],
          cuisines: ['Indian', 'Grill'],
          isPoweredBy: true,
          rating: '4.6',
          reviewCount: 38,
          modes: { delivery: { ...offer, minutes: 45 }, collection: { ...offer, possible: 'pre' } },
          takesBookings: true,
          nextOpen: '',
          openNow: 'Open until 23:00',
          deliveryFrom: 150,
          allergyText: '',
        }}
      />
      <FormFailure>We could not reach the server. Nothing was sent.</FormFailure>
      <PageFailure>Order 1042 has changed meanwhile: it is accepted.</PageFailure>
      <BusinessContacts
        name="Saffron Yard"
        address="12 Hanbury Street, Spitalfields, London, E1 6QR"
        phone="020 7946 0101"
      />
      <Cluster gap={5}>
        <Stars rating={4.3} count="(120)" />
        <Stars rating={3.5} size={24} />
        <Stars rating={4.7} variant="one" count="(86)" />
        <span>
          <Price pence={1295} /> <Price pence={1550} before />
        </span>
      </Cluster>
      <Grid columns="medium">
        {grounds.map((ground) => (
          <Card key={ground} as="article" padding="none" pressable>
            <Picture src="" alt="" ground={ground} />
            <Stack gap={1} className={styles.cardWords}>
              <Cluster justify="between">
                <h3>
                  <a href="#show" data-covers-card="">
                    Saffron Yard
                  </a>
                </h3>
                <Stars rating={4.6} variant="one" />
              </Cluster>
              <p className={styles.muted}>Indian, Grill, Curry</p>
              <Cluster gap={3}>
                <Badge tone="success">Order-now</Badge>
                <Badge icon={<ClockIcon size={14} />}>45 mins</Badge>
              </Cluster>
            </Stack>
          </Card>
        ))}
        <Card as="article">
          <div className={styles.dish}>
            <Stack gap={1}>
              <h4>Chicken Tikka Masala</h4>
              <p className={styles.muted}>Charred chicken thigh in tomato, butter and fenugreek.</p>
              <Cluster justify="between">
                <strong>
                  <Price pence={1195} />
                </strong>
                <IconButton label="Add Chicken Tikka Masala" tone="accent">
                  <PlusIcon />
                </IconButton>
              </Cluster>
            </Stack>
            <Picture src="" alt="" ratio="square" corners="rounded" ground="warm" />
          </div>
        </Card>
        <Card>
          <Totals
            rows={[
              { label: 'Subtotal', value: <Price pence={2340} /> },
              { label: 'Discount(10%)', value: <Price pence={-234} />, kind: 'saving' },
              { label: 'Delivery charge', value: <Price pence={250} /> },
              { label: 'Total', value: <Price pence={2356} />, kind: 'total' },
            ]}
          />
        </Card>
      </Grid>
    </Section>
  );
}
